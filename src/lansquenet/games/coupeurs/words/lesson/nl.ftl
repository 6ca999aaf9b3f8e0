# How it goes, and what the lesson says.

how = Wie wil, legt het fonds en krijgt een kaart: een die gelijk is aan die van een ander verslaat die, en speelt om meer. Dan wordt de kaart van de bankier omgeslagen, en kaart na kaart. Elke wint hem wat er op haar gelijke ligt, tot er een gelijk aan de zijne komt en hij alles betaalt wat nog staat.
what-to-do = Neem een kaart en leg het fonds: meer valt er niet te kiezen. Het kost je iets, het meest als je de jouwe het eerst krijgt, en daarom gaat de bank rond. Wat je ernaast op de réjouissance zet, kost niets: de kansen zijn gelijk.
lesson-1 = C is de bankier. Alle anderen zijn *coupeur*: ieder kan een eigen kaart hebben, en legt het *fonds* erop. Leg vijf.
lesson-1-no-1 = Dan keek je alleen maar toe: leg de vijf.
lesson-2 = D kreeg een zeven, en toen jij: een *dubbele* kaart. D verliest meteen, en op de jouwe ligt nu tweemaal het fonds: tien.
lesson-3 = B heeft een heer. Nu mag je inzetten op de *réjouissance*, een kaart die voor allen wordt omgeslagen. Zet er vijf op.
lesson-3-no-1 = Je zou het kunnen laten. Maar zie hoe het gaat: vijf.
lesson-3-no-2 = Minder kan, of meer. Laat het voor nu vijf zijn.
lesson-4 = De bankier houdt alles; hij hoefde niet. Zijn eigen kaart is een vier. Elke kaart wacht nu op haar gelijke.
lesson-5 = De vrouw is de réjouissance. Zij komt even licht terug als de vier: in die inzet zijn de kansen gelijk.
lesson-6 = Een heer: de bankier wint wat B erop had. Nog een zeven, en ook de jouwe was verloren, en daarmee de coup.
lesson-7 = Een vier, de kaart van de bankier: hij betaalt alles wat staat, tien aan jou op je zeven en vijf op de vrouw.
lesson-8 = Zo gaat de bank verder. Had hij eerst allen verslagen, dan had hij haar gehouden. Je weet genoeg: ga zitten.
