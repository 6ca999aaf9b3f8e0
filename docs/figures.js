// The figures of a game asked again in its page, under another rule, and set where they stand: by the house of files
// that lies beside the documents, in a worker of its own.  Nothing of it is fetched before somebody wants to ask.
(() => {
  const made = (kind, given = {}, ...inner) => {
    const one = Object.assign(document.createElement(kind), given);
    one.append(...inner);
    return one;
  };
  const chosen = (name, choices) =>
    made("select", { name }, ...choices.map(([value, text]) => made("option", { value }, text)));

  /** A field for what an option may be. */
  const valueOf = ({ values, least, most, by, zero, default: usual }) =>
    values.length
      ? chosen("value", values.map((one) => [one.name, `${one.name}: ${one.text}`]))
      : made("input", { name: "value", type: "number", min: zero ? 0 : least, max: most, step: by, value: usual, required: true });

  /** One worker, which is asked one question at a time. */
  class House {
    constructor(place) {
      this.place = place;
    }

    ask(path, heard) {
      this.worker ??= new Worker(`${this.place}edition/worker.js?aside`, { type: "module" });
      return new Promise((done, failed) => {
        let [status, text] = [0, ""];
        this.stop = () => (this.end(), failed(new Error("Called off.")));
        this.worker.onerror = () => (this.end(), failed(new Error("The house could not be begun.")));
        this.worker.onmessage = ({ data: told }) => {
          if (told.wrong) return this.worker.onerror();
          if (told.came) return heard(told.came);
          status = told.status ?? status;
          text += told.part ?? "";
          if (!told.done) return;
          const found = JSON.parse(text);
          if (status < 400) done(found);
          else failed(new Error(found.text));
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
  function set({ key, exact, decimal }, under) {
    const there = document.getElementById(`figure-${key}`)?.nextElementSibling;
    let rows = there?.querySelector("tbody");
    if (!there) return;
    if (!rows) there.append(made("table", {}, (rows = made("tbody"))));
    for (const row of rows.querySelectorAll("tr.asked")) if (row.firstChild.textContent === under) row.remove();
    const cells = [under, exact, decimal.toFixed(6)].map((text) => made("td", {}, text));
    rows.prepend(made("tr", { className: "asked" }, ...cells));
  }

  async function open(place, button) {
    const house = new House(place.dataset.house);
    const game = place.dataset.game;
    const { options, presets } = await (await fetch(`${house.place}edition/games/${game}.json`)).json();
    const asked = options.filter((one) => one.values.length || one.most <= 1000);
    const told = made("p", { role: "status" });
    const means = made("span");
    const go = made("button", { className: "md-button" }, "Reckon");
    const preset = chosen("preset", [["", "as usual"], ...presets.map((one) => [one.name, one.title])]);
    const option = chosen("option", asked.map((one) => [one.name, one.name]));
    const field = made("span");
    const labelled = (text, what) => made("label", {}, `${text} `, what);
    const form = made("form", {}, labelled("Rules", preset), labelled("but", option), labelled("is", field), go, means);
    option.onchange = () => {
      const one = asked.find(({ name }) => name === option.value);
      field.replaceChildren(valueOf(one));
      means.textContent = one.values.length ? one.text : `${one.text} ${one.zero ? 0 : one.least} … ${one.most}`;
    };
    option.value = asked.some(({ name }) => name === "packs") ? "packs" : asked[0].name;
    option.onchange();
    form.onsubmit = async (event) => {
      event.preventDefault();
      if (house.stop) return house.stop();
      const rule = `${option.value}=${form.elements.value.value}`;
      const under = [preset.value, rule].filter(Boolean).join(", ");
      go.textContent = "Stop";
      told.textContent = "Reckoning …";
      try {
        const query = new URLSearchParams({ preset: preset.value, option: rule });
        const heard = (bytes) => (told.textContent = `${(bytes / 1e6).toFixed(1)} MB of Python have come; then it reckons …`);
        const { figures } = await house.ask(`/api/games/${game}/odds?${query}`, heard);
        for (const figure of figures) set(figure, under);
        told.textContent = `${figures.length} figures under ${under} stand first in the tables below.`;
      } catch (wrong) {
        told.textContent = wrong.message;
      }
      house.stop = undefined;
      go.textContent = "Reckon";
    };
    button.replaceWith(form, told);
    option.focus();
  }

  for (const place of document.querySelectorAll(".ask-here")) {
    const button = made("button", { className: "md-button", type: "button" }, place.dataset.ask);
    button.onclick = () => open(place, button).catch((wrong) => (button.textContent = wrong.message));
    place.append(button);
  }
})();
