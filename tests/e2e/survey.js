// What is wrong with a table as it stands in the window: what lies over what, what is cut, what is too small to read.
// `survey.faults()` looks at it now; `survey.play(count)` shows what was recorded, state by state, until something new
// is found, and `survey.shifts` is what has moved by itself meanwhile.  No framework; it changes nothing on the page.
(() => {
  const LEAST = 11; // pixels of letters
  const GRAZE = 2; // pixels by which two things may touch
  const [WIDE, HIGH] = [60, 96]; // of a card, in its own units
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = (what) => [...document.querySelectorAll(what)].filter(seen);
  const boxOf = (one) => one.getBoundingClientRect();
  const shrunk = ({ left, top, right, bottom }, by) => {
    const [x, y] = [(right - left) * by, (bottom - top) * by];
    return { left: left + x, top: top + y, right: right - x, bottom: bottom - y };
  };
  const lapped = (a, b) =>
    Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const holds = (box, x, y) => x > box.left && x < box.right && y > box.top && y < box.bottom;

  /** The letters of an element alone, not the box that it fills. */
  function lettersOf(one) {
    const range = document.createRange();
    range.selectNodeContents(one);
    return boxOf(range);
  }

  // -- cards, which may be turned

  function cardOf(one) {
    const style = getComputedStyle(one);
    const [w, h] = [one.offsetWidth, one.offsetHeight];
    const place = new DOMMatrix(style.transform);
    const cloth = boxOf(one.offsetParent);
    const whole = new DOMMatrix().translate(cloth.left + w / 2, cloth.top + h / 2).multiply(place).translate(-w / 2, -h / 2).scale(w / WIDE, h / HIGH);
    return {
      what: Number(style.zIndex) >= 200 && !one.classList.contains("ringed") ? "held card" : "card",
      box: boxOf(one),
      z: Number(style.zIndex),
      text: one.dataset.card,
      wide: Math.round(whole.a * WIDE * 10) / 10,
      whole,
      back: whole.inverse(),
      dull: one.classList.contains("dead") || one.dataset.card === "-1",
    };
  }
  const inCard = ({ back }, x, y) => {
    const at = back.transformPoint({ x, y });
    return at.x > 0 && at.x < WIDE && at.y > 0 && at.y < HIGH;
  };
  const GRID = Array.from({ length: 48 }, (_, n) => [((n % 6) + 0.5) / 6, (Math.floor(n / 6) + 0.5) / 8]);
  const share = (card, covered, [left, top, wide, high] = [0, 0, WIDE, HIGH]) => {
    const points = GRID.map(([x, y]) => card.whole.transformPoint({ x: left + x * wide, y: top + y * high }));
    return points.filter(({ x, y }) => covered(x, y)).length / points.length;
  };
  const INDICES = [
    [2, 3, 14, 26],
    [WIDE - 16, HIGH - 29, 14, 26],
  ];
  /** Whether neither of the corners in which a card says what it is can be read for this. */
  const hidden = (card, covered) => INDICES.every((corner) => share(card, covered, corner) > 0.4);

  // -- all that stands there

  const plain = (what, selector, boxed = boxOf) => all(selector).map((one) => ({ what, box: boxed(one), text: one.textContent.trim(), one }));
  const painted = (one) => (/^[0-9]+$|^.{1,2}$/.test(one.text) ? { ...one, what: "mark" } : one);

  function things() {
    const z = (one) => Number(getComputedStyle(one.one.closest(".at, .stack, .seat")).zIndex) || 0;
    const chips = all(".scene .at:not(.flying) .chips, .stack .chips").flatMap((one) => {
      const [pile, figure, lies] = [one.querySelector("canvas"), one.querySelector("b"), { one, z: z({ one }), text: one.dataset.amount }];
      return [
        ...(pile ? [{ ...lies, what: one.closest(".stack") ? "stack" : "chips", box: shrunk(boxOf(pile), 0.14) }] : []),
        ...(figure ? [{ ...lies, what: "figure of chips", box: shrunk(boxOf(figure), 0.04) }] : []),
      ];
    });
    return [
      ...all(".scene > .card").map(cardOf),
      ...chips,
      ...all(".scene .note").map((one) => ({ what: "note", box: boxOf(one.firstElementChild ?? one), text: one.textContent.trim(), one })),
      ...plain("medal", ".seat .head"),
      ...plain("plate", ".seat .plate"),
      ...plain("pill", ".seat .said"),
      ...all(".cloth > .backs").map((one) => ({ what: "backs", box: shrunk(union([...one.querySelectorAll("use")].map(boxOf)), 0.2), text: "", one })),
      ...plain("words", ".painted text").map(painted),
      ...plain("odds", ".odds > i"),
      ...plain("past", "p.past", lettersOf),
      ...plain("past card", "svg.past"),
      ...plain("paper", ".ribbon .paper"),
      ...plain("net", ".ribbon.alone b"),
    ].filter(({ box }) => box.right - box.left > 0.5 && box.bottom - box.top > 0.5);
  }
  const union = (boxes) => ({
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  });

  // -- what may not lie over what

  const TOLD = ["plate", "pill", "words", "odds", "past", "figure of chips", "note"]; // what is to be read
  const SOLID = ["medal", "plate", "pill", "odds", "net"];
  const CARDS = ["card", "held card", "past card"];
  const PILES = ["chips", "stack"];
  const is = (kinds, a, b) => kinds.includes(a.what) && b;

  /** Whether these two may not lie over each other, and by how many pixels they do then. */
  function clash(a, b) {
    const seat = (one) => one.one?.closest(".seat");
    if (a.what === "paper") return !isCard(b) && b.what !== "mark"; // of cards the corners are looked at; what is left is told again soon
    if (a.one && a.one === b.one) return false; // a pile and its figure
    const told = TOLD.includes(a.what) && TOLD.includes(b.what);
    const solid = SOLID.includes(a.what) || SOLID.includes(b.what);
    if (seat(a) && seat(a) === seat(b)) return told; // its medal wears its plate
    if (told || solid) return true;
    const lies = (kinds) => kinds.includes(a.what) || kinds.includes(b.what);
    if (lies(["past", "past card"])) return a.what !== b.what; // they lay so
    if (lies(["words", "note"])) return lies([...CARDS, ...PILES, "backs"]);
    if (lies(["figure of chips"])) return covers(a, b) || lies(["mark"]) && !lies(PILES);
    if (lies(["backs"])) return lies([...CARDS, ...PILES]);
    if (lies(["stack"])) return lies([...CARDS, "chips"]);
    return false;
  }
  /** Whether a figure of chips is the one that lies below: it may lie over a card that is bet on, and over its own pile. */
  function covers(a, b) {
    const [figure, other] = a.what === "figure of chips" ? [a, b] : [b, a];
    return (CARDS.includes(other.what) || PILES.includes(other.what)) && (other.z > figure.z || (other.z === figure.z && after(other, figure)));
  }
  const after = (other, figure) => Boolean(other.one && figure.one.compareDocumentPosition(other.one) & Node.DOCUMENT_POSITION_FOLLOWING);

  const isCard = ({ what }) => what === "card" || what === "held card";
  /** Whether one lies right upon the other, as in a pile, of which the newest is seen. */
  const isPile = ({ box: a }, { box: b }) => Math.hypot(a.left - b.left, a.top - b.top) < 2;
  function overCards(cards, others) {
    const found = [];
    for (const card of cards) {
      if (card.dull) continue;
      for (const other of cards) {
        if (other === card || other.z < card.z || lapped(card.box, other.box) <= 0 || isPile(card, other)) continue;
        const covered = (x, y) => inCard(other, x, y);
        const apart = Math.abs(card.wide - other.wide) > 1.5 && !other.dull;
        if (hidden(card, covered) || (apart && share(card, covered) > 0.1)) found.push([other, card]);
      }
      for (const other of others) {
        if (lapped(card.box, other.box) > 0 && hidden(card, (x, y) => holds(other.box, x, y))) found.push([other, card]);
      }
    }
    return found;
  }

  function overlaps(list) {
    const found = [];
    list.forEach((a, n) => {
      for (const b of list.slice(n + 1)) {
        const [one, other] = b.what === "paper" ? [b, a] : [a, b];
        if (isCard(one) && isCard(other)) continue;
        if (lapped(one.box, other.box) > GRAZE && clash(one, other) && touches(one, other)) found.push([one, other]);
      }
    });
    const over = list.filter(({ what }) => ["figure of chips", "chips", "paper"].includes(what));
    return [...found, ...overCards(list.filter(isCard), over)];
  }
  /** A card that is turned reaches less far than its box. */
  function touches(a, b) {
    const [card, other] = isCard(a) ? [a, b] : [b, a];
    if (!isCard(card)) return true;
    const { left, top, right, bottom } = other.box;
    return GRID.some(([x, y]) => inCard(card, left + x * (right - left), top + y * (bottom - top)));
  }

  // -- what is cut, and what cannot be read

  const BESIDE = ["paper", "net"]; // which lies on the dock, on a phone
  const within = (box, place) =>
    box.left >= place.left - 1 && box.top >= place.top - 1 && box.right <= place.right + 1 && box.bottom <= place.bottom + 1;

  function cut(list) {
    const [cloth, dock] = [".baize", ".dock-place"].map((what) => boxOf(document.querySelector(what)));
    const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const found = list
      .filter((one) => !within(one.what === "backs" ? shrunk(one.box, 0.1) : one.box, BESIDE.includes(one.what) ? page : cloth))
      .map((one) => [one.what, one]);
    const asked = plain("question", ".dock .question", lettersOf);
    const answers = plain("answer", ".dock .answers button, .dock .ranks button, .dock .picker button, .dock .picker input");
    for (const one of [...asked, ...answers]) if (!within(one.box, dock)) found.push([one.what, one]);
    const named = answers.filter(({ one }) => !one.closest(".picker"));
    const title = plain("title", "header h1"); // whole, on two lines where it must
    const bar = boxOf(document.querySelector("header"));
    for (const one of title) if (!within(one.box, bar)) found.push(["title", one]);
    const narrow = [...title, ...plain("pill", ".seat .said"), ...named, ...plain("odds", ".odds em"), ...plain("note of the dock", ".dock .hint")];
    for (const one of narrow) if (one.one.scrollWidth > one.one.clientWidth + 1) found.push([one.what, one]);
    answers.forEach((a, n) => {
      for (const b of [...answers.slice(n + 1), ...asked]) if (lapped(a.box, b.box) > 1) found.push([`${a.what} under ${b.what}`, a]);
    });
    return found;
  }

  function small(list) {
    const sizeOf = (one) => {
      const size = parseFloat(getComputedStyle(one).fontSize);
      return one.ownerSVGElement ? size * one.getScreenCTM().a : size;
    };
    const lettered = list.filter(({ one, text, what }) => one && /\S/.test(text) && !["chips", "stack", "medal"].includes(what));
    const leaves = [...lettered.map(({ one }) => one), ...all(".plate b, .plate span, .odds em, .chips b, .ribbon small, .dock .hint, .dock button")];
    return leaves
      .filter((one) => !one.closest("small, kbd") && one.textContent.trim() && sizeOf(one) < LEAST - 0.3)
      .map((one) => ["letters", { what: `${sizeOf(one).toFixed(1)} px`, box: boxOf(one), text: one.textContent.trim() }]);
  }

  function scrolls() {
    const wide = (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
    const moves = (one) => one === document.scrollingElement || getComputedStyle(one).overflow !== "visible";
    return [document.scrollingElement, ...document.querySelectorAll(".baize, .cloth, .stage, .dock-place")]
      .filter((one) => moves(one) && wide(one))
      .map((one) => ["scrolls", { what: one.className || "window", box: boxOf(one), text: "" }]);
  }

  /** What is said of those who have won: one word, and not what they said before. */
  function won() {
    const pills = plain("pill", ".seat.won .said");
    return new Set(pills.map(({ text }) => text)).size > 1 ? [["won", pills[0]]] : [];
  }

  const told = ({ what, box, text }) => ({ what, text: String(text ?? "").slice(0, 40), box: [box.left, box.top, box.right, box.bottom].map(Math.round) });

  /** All faults of what stands there now: what is wrong, and with which things. */
  function faults() {
    const list = things();
    return [
      ...overlaps(list).map(([a, b]) => ({ fault: `${a.what} over ${b.what}`, of: [told(a), told(b)] })),
      ...cut(list).map(([what, one]) => ({ fault: `${what} is cut`, of: [told(one)] })),
      ...small(list).map(([, one]) => ({ fault: "letters too small", of: [told(one)] })),
      ...scrolls().map(([, one]) => ({ fault: `${one.what} scrolls`, of: [told(one)] })),
      ...won().map(([, one]) => ({ fault: "winners are told apart", of: [told(one)] })),
    ];
  }

  // -- a hand that was recorded, in place of what a house would say

  const drawn = () => new Promise((done) => requestAnimationFrame(() => done()));
  const survey = { faults, told: [], at: 0, counted: {}, shifts: [], socket: undefined };

  /** Where the cloth and the dock stand: in one window always in one place. */
  const standing = () =>
    [".baize", ".baize .cloth > svg", ".dock-place", ".dock"]
      .map((what) => boxOf(document.querySelector(what)))
      .map(({ left, top, width, height }) => [left, top, width, height].join(" "))
      .join();
  function moved() {
    survey.stood ??= standing();
    return standing() === survey.stood ? [] : [{ fault: "cloth or dock moves", of: [] }];
  }

  /** When another hand begins, cards of the one before lie there, or words of it, until one is turned or dealt. */
  function bare({ hand }) {
    survey.hand ??= hand;
    survey.tricks ||= Boolean(document.querySelector(".backs")); // there a hand begins with nothing
    return survey.tricks || hand === survey.hand || document.querySelector(".scene > .card, .past") ? [] : [{ fault: "no card between hands", of: [] }];
  }

  /** The next states, until one has a fault that was not seen before, or all have been shown. */
  survey.play = async () => {
    while (survey.at < survey.told.length) {
      const [data, looked] = survey.told[survey.at++];
      survey.socket.onmessage({ data });
      if (!looked) continue;
      await drawn();
      const found = [...faults(), ...moved(), ...bare(JSON.parse(data))];
      const fresh = found.filter(({ fault }) => !survey.counted[fault]);
      for (const fault of new Set(found.map((one) => one.fault))) survey.counted[fault] = (survey.counted[fault] ?? 0) + 1;
      if (fresh.length) return fresh;
    }
    return null;
  };

  window.survey = survey;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      for (const { node, previousRect, currentRect } of entry.sources) {
        const at = node?.nodeType === 1 ? node : node?.parentElement;
        const moved = [previousRect, currentRect].map((box) => [box.x, box.y, box.width, box.height].map(Math.round).join(" "));
        if (moved[0] !== moved[1] && at?.closest(".baize, .dock-place")) survey.shifts.push([entry.value, `${at.tagName}.${at.className} ${at.textContent.slice(0, 30)}`, ...moved, survey.at]);
      }
  }).observe({ type: "layout-shift", buffered: true });

  if (window.recorded) {
    window.WebSocket = class {
      static OPEN = 1;
      readyState = 1;
      constructor() {
        survey.socket = this;
        setTimeout(() => this.onopen?.());
      }
      send() {}
      close() {}
    };
    const ask = window.fetch;
    const answers = window.recorded;
    window.fetch = (path, given) => {
      const found = Object.entries(answers).find(([end]) => String(path).endsWith(end));
      return found ? Promise.resolve(Response.json(found[1])) : ask(path, given);
    };
  }
})();
