// The figures of a game asked again in its page, under other rules, and set where they stand: by the house of files
// that lies beside the documents, in a worker of its own.  Nothing of it is fetched before somebody wants to ask.
(() => {
  const made = (kind, given = {}, ...inner) => {
    const one = Object.assign(document.createElement(kind), given);
    one.append(...inner);
    return one;
  };
  const chosen = (name, choices) =>
    made("select", { name }, ...choices.map(([value, text]) => made("option", { value }, text)));
  const filled = (text, gaps) => text.replace(/\{(\w+)\}/g, (_, gap) => gaps[gap]);
  const written = (decimal, language) =>
    decimal.toLocaleString(language, { minimumFractionDigits: 6, maximumFractionDigits: 6, useGrouping: false });

  /** A field for what an option may be: empty, it is left to the rules that are named; the house says what cannot be. */
  function fieldOf({ name, text, values, least, most, by, zero, default: usual }, unchanged) {
    const span = `${zero ? 0 : least} … ${most}`;
    const field = values.length
      ? chosen(name, [["", unchanged], ...values.map((one) => [one.name, `${one.name}: ${one.text}`])])
      : made("input", { name, type: "number", min: zero ? 0 : least, max: most, step: by, placeholder: `${span} (${usual})` });
    return made("label", { title: text }, `${name} `, field);
  }

  /** One worker, which is asked one question at a time. */
  class House {
    constructor(place, words) {
      [this.place, this.words] = [place, words];
    }

    ask(path, heard) {
      this.worker ??= new Worker(`${this.place}edition/worker.js?aside`, { type: "module" });
      return new Promise((done, failed) => {
        let [status, text] = [0, ""];
        this.stop = () => (this.end(), failed(new Error(this.words.off)));
        this.worker.onerror = () => (this.end(), failed(new Error(this.words.broken)));
        this.worker.onmessage = ({ data: told }) => {
          if (told.wrong) return this.worker.onerror();
          if (told.came) return heard(told.came);
          status = told.status ?? status;
          text += told.part ?? "";
          if (!told.done) return;
          const found = JSON.parse(text);
          if (status < 400) done(found);
          else failed(Object.assign(new Error(found.text), { refused: true })); // which the house says in English
        };
        this.worker.postMessage({ ask: [1, "GET", path, "", "application/json"] });
      });
    }

    end() {
      this.worker.terminate();
      this.worker = undefined;
    }
  }

  /** Set a figure where it stands, under its rules. */
  function set({ key, exact, decimal }, under, language) {
    const there = document.getElementById(`figure-${key}`)?.nextElementSibling;
    let rows = there?.querySelector("tbody");
    if (!there) return;
    if (!rows) there.append(made("table", {}, (rows = made("tbody"))));
    for (const row of rows.querySelectorAll("tr.asked")) if (row.firstChild.textContent === under) row.remove();
    const cells = [under, exact, written(decimal, language)].map((text) => made("td", {}, text));
    rows.prepend(made("tr", { className: "asked" }, ...cells));
  }

  /** The options that were filled in, as they are asked for. */
  const changed = (fields) => [...fields.elements].filter((one) => one.value).map((one) => `${one.name}=${one.value}`);

  async function open(place, words, button) {
    const { game, book, language, still } = place.dataset;
    const house = new House(place.dataset.house, words);
    const { options, presets } = await (await fetch(`${house.place}edition/games/${book}.json`)).json();
    const moves = ({ name, values, most }) => !still.split(" ").includes(name) && (values.length || most <= 1000);
    const preset = chosen("preset", [["", words.usual], ...presets.map((one) => [one.name, one.title])]);
    const fields = made("fieldset", {}, ...options.filter(moves).map((one) => fieldOf(one, words.unchanged)));
    const told = made("p", { role: "status" });
    const go = made("button", { className: "md-button" }, words.reckon);
    const form = made("form", { noValidate: true }, made("label", {}, `${words.preset} `, preset), fields, go);
    const tell = (text, lang = "") => Object.assign(told, { textContent: text, lang });
    form.onsubmit = async (event) => {
      event.preventDefault();
      if (house.stop) return house.stop();
      const asked = changed(fields);
      const under = [preset.value || words.usual, ...asked].slice(preset.value || !asked.length ? 0 : 1).join(", ");
      go.textContent = words.stop;
      tell(words.reckoning);
      try {
        const query = new URLSearchParams([["preset", preset.value], ...asked.map((one) => ["option", one])]);
        const heard = (bytes) => tell(filled(words.coming, { mb: (bytes / 1e6).toFixed(1) }));
        const { figures } = await house.ask(`/api/games/${game}/odds?${query}`, heard);
        for (const figure of figures) set(figure, under, language);
        tell(filled(words.done, { rules: under, many: figures.length }));
      } catch (wrong) {
        tell(wrong.message, wrong.refused && "en");
      }
      house.stop = undefined;
      go.textContent = words.reckon;
    };
    button.replaceWith(form, told);
    preset.focus();
  }

  for (const place of document.querySelectorAll(".ask-here")) {
    const words = JSON.parse(place.dataset.words);
    const button = made("button", { className: "md-button", type: "button" }, words.ask);
    button.onclick = () => open(place, words, button).catch((wrong) => (button.textContent = wrong.message));
    place.append(button);
  }
})();
