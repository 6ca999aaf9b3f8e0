// The first script, and small: a table that is come to by its link is asked for while the others are on their way.

import "./browser/storage";
import "./fonts.css";
import "./app.css";
import { askAhead, CAME_IN, NAME, openAhead } from "./house/ahead";
import { madeUp } from "./lib/lobby/names";

/** The name to come in under, kept so that it stays the same. */
function name(): string {
  const kept = localStorage.getItem(NAME) ?? madeUp();
  localStorage.setItem(NAME, kept);
  return kept;
}

/** Which table it is and who comes; then its game, and a socket. */
async function expect(code: string): Promise<void> {
  const found = askAhead("GET", `/api/codes/${code}`);
  const entered = localStorage.getItem(CAME_IN) ? askAhead("GET", "/api/me") : askAhead("POST", "/api/guests", { name: name() });
  const card = (await (await found).clone().json()) as { id: string; terms: { game: string } };
  void askAhead("GET", `/api/games/${card.terms.game}`);
  openAhead(card.id, entered);
}

const code = /^\/t\/([^/]+)/.exec(location.pathname)?.[1];
if (code) expect(code).catch(() => {});
void import("./main");
