// The names of the wire, with those that a browser has of its own put aside.
export type * from "./protocol.gen";
import type { ClientMessage, Hello } from "./protocol.gen";
import type * as House from "./protocol.gen";
/** An answer; `plain` is the word of the book, where `word` is in another language. */
export type Choice = House.Choice & { plain?: string };
/** A place; `plain` is what the book calls it, where `name` is in another language. */
export type Place = House.Place & { plain?: string };
export type State = Omit<House.State, "places"> & { places: Place[] };
export type Asked = Exclude<ClientMessage, Hello>;
