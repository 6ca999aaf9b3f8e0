// Who is meant by a line of a salon.

import { t } from "../../words/i18n.svelte";
import type { Member, Row, Salon } from "./salon";

/** The name of a member; who has left, or is erased, is known by a number alone. */
export const nameOf = (one: Member) => one.name || t("salon-member", { number: one.number });

/** Who a row of the ledger is of. */
export function partyOf(row: Row, salon: Salon): string {
  if (row.party !== "member") return t(`salon-party-${row.party}`);
  const member = salon.members.find((one) => one.number === row.number);
  return member ? nameOf(member) : t("salon-member", { number: row.number });
}
