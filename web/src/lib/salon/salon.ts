// A salon, as the house tells it.

import { ask } from "../../house/net";
import type { Terms } from "../../house/wire";

export interface Member {
  number: number;
  name: string;
  role: "member" | "keeper" | "left" | "barred";
  coming: boolean;
}

export interface SalonTable {
  code: string;
  id: string;
  game: string;
  status: string;
  round: number;
  seats: number[];
  mine: boolean;
  free: number;
}

export interface Evening {
  evening: number;
  season: number;
  began: number;
  ended: number | null;
}

export interface Salon {
  code: string;
  name: string;
  role: "" | "member" | "keeper";
  number: number;
  season: number;
  terms: Terms;
  members: Member[];
  evenings: Evening[];
  open: boolean;
  round: number;
  tables: SalonTable[];
}

export interface Brief {
  code: string;
  name: string;
  role: string;
  evening: boolean;
  has: boolean;
}

export interface Row {
  party: "member" | "guests" | "bots" | "pool" | "house";
  number: number;
  cells: number[];
  net: number;
  hands: number;
}

export interface Ledger {
  columns: string[];
  rows: Row[];
  games: string[];
  hands: number;
}

/** Which lines of the ledger are wished for: 0 and "" stand for all. */
export interface Wish {
  season: number;
  evening: number;
  game: string;
  by: "evening" | "game";
}

/** The salons one belongs to; and whether a table is theirs. */
export const mySalons = (table = "") => ask<Brief[]>(`/api/salons${table && `?table=${table}`}`);

export const open = (name: string, terms: object) => ask<Salon>("/api/salons", { name, terms });

/** What can be done with a salon: each gives back how it stands then. */
export function doors(code: string) {
  const at = `/api/salons/${encodeURIComponent(code)}`;
  return {
    look: () => ask<Salon>(at),
    enter: () => ask<Salon>(`${at}/members`, {}),
    leave: () => ask<Salon>(`${at}/members/me`, undefined, "DELETE"),
    come: (coming: boolean) => ask<Salon>(`${at}/coming`, { coming }, "PUT"),
    settle: (name: string, terms: object) => ask<Salon>(at, { name, terms }, "PUT"),
    give: (number: number, role: string) => ask<Salon>(`${at}/members/${number}`, { role }, "PUT"),
    call: () => ask<Salon>(`${at}/rounds`, {}),
    seat: () => ask<Salon>(`${at}/seat`, {}),
    end: () => ask<Salon>(`${at}/evening`, undefined, "DELETE"),
    season: () => ask<Salon>(`${at}/seasons`, {}),
    take: (table: string) => ask<Salon>(`${at}/tables/${table}`, {}, "PUT"),
    drop: (table: string) => ask<Salon>(`${at}/tables/${table}`, undefined, "DELETE"),
    ledger: (wish: Wish) => ask<Ledger>(`${at}/ledger?${new URLSearchParams(Object.entries(wish).map(([k, v]) => [k, String(v)]))}`),
    file: (form: string) => `${at}/export?form=${form}`,
  };
}

export type Doors = ReturnType<typeof doors>;
