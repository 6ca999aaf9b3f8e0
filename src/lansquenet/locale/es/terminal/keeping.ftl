# Lo que se dice a quien lleva una casa.
keep-code = código
keep-game = juego
keep-status = estado
keep-who = quién se sienta ahí
keep-last = último acto
keep-waiting = en espera
keep-playing = en juego
keep-paused = en pausa
keep-finished = terminada
keep-no-table = No hay ninguna mesa abierta.
keep-will-close = { $table } se cerrará: en diez segundos si la casa está abierta, si no cuando abra.
keep-id = id
keep-name = nombre
keep-since = desde
keep-password = contraseña
keep-guest = invitado
keep-barred = excluida
keep-nobody = Nadie se llama { $name }.
keep-bars = { $name } ({ $id }) no entra más, dentro de diez segundos si la casa está abierta.
keep-admits = { $name } ({ $id }) puede entrar de nuevo.
keep-logins-of = Los accesos de { $name } acaban en diez segundos.
keep-logins = Los accesos de todos acaban en diez segundos.
keep-exported = { $count ->
    [one] { $count } mano
   *[other] { $count } manos
} en { $folder }, { $transcripts } con una transcripción; hands.csv las enumera.
keep-open = La casa está abierta en { $url }  (Ctrl-C la cierra)
keep-copied = { $count ->
    [one] { $count } fila copiada
   *[other] { $count } filas copiadas
} a { $file }, restauradas en un almacén de prueba y halladas sin fallo. No vale nada sin el archivo de llaves { $keys }: guarda copia de él en otro sitio.
keep-restored = { $count ->
    [one] { $count } fila restaurada
   *[other] { $count } filas restauradas
}. Pon al lado el archivo de llaves.
keep-no-fault = Ningún fallo: cada suceso, pago, saldo, llave y ficha está como se escribió.
keep-witness-there = Y todo lo que se le dijo al testigo está ahí.
keep-fault = { $place }: { $fault }.
keep-at-event = mesa { $table }, suceso { $number }
keep-at-table = mesa { $table }
keep-at-store = el almacén
keep-more-faults = Y { $count ->
    [one] { $count } fallo más
   *[other] { $count } fallos más
}.

# Una casa que es solo archivos, y libros impresos.
keep-reckoning = Cálculo de las cifras exactas
