// Who comes in: the same in every visit of this browser, until another name is wished.

import { CAME_IN, NAME } from "../../house/ahead";
import { ask, Refused } from "../../house/net";
import type { Me } from "../../house/wire";
import { t } from "../../words/i18n.svelte";
import { madeUp } from "./names";

/** Who the house knows this browser as, or nobody. */
const known = () =>
  ask<Me>("/api/me").catch((wrong: unknown) => {
    if (wrong instanceof Refused && wrong.status === 401) return undefined;
    throw wrong;
  });
const comeIn = (name: string) => ask<Me>("/api/guests", { name });

class Person {
  account = $state.raw<Me>();
  name = $state(localStorage.getItem(NAME) ?? madeUp());

  /** Find out who this browser is known as; nobody is asked where it has never been in. */
  async look(): Promise<void> {
    if (this.account || !localStorage.getItem(CAME_IN)) return;
    this.be(await known());
  }

  /** Come in, unless it was done before. */
  async enter(): Promise<Me> {
    await this.look();
    return this.account ?? this.be(await comeIn(this.name))!;
  }

  /** Come in anew under another name; seats under the old one stay with the old one. */
  async rename(name: string): Promise<void> {
    if (name.trim() === this.account?.name) return;
    this.be(await comeIn(name));
  }

  /** Come in as who one is on another device, by a code from there. */
  async follow(code: string): Promise<void> {
    this.be(await ask<Me>("/api/login", { code: code.trim() }));
  }

  private be(account: Me | undefined): Me | undefined {
    this.account = account;
    if (account) {
      this.name = account.name;
      localStorage.setItem(CAME_IN, "yes");
      localStorage.setItem(NAME, account.name);
    } else localStorage.removeItem(CAME_IN);
    return account;
  }
}

export const person = new Person();

/** What went wrong, in a sentence. */
export function wordsOf(wrong: unknown): string {
  if (wrong instanceof Refused && wrong.code === "unknown_table") return t("no-table");
  return wrong instanceof Error ? wrong.message : String(wrong);
}
