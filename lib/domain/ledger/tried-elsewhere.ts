import type { StateKey } from "./fact";
import { headOf, type Sentence } from "./sentence";
import { CLIENTS } from "./sure-state";

const TRIED: ReadonlySet<StateKey> = new Set([
  "tried",
  "tried_once",
  "ran",
  "stopped",
  "in_production",
  "uses",
]);
const ANY_ONE = /^(?:an?|another|some|une?|autre)$/;
const INSTITUTION =
  /^(?:hospitals?|clinics?|schools?|courts?|banks?|agency|agencies|university|universities|colleges?|governments?|ministry|city|cities|company|companies|firms?|chains?|hopita(?:l|ux)|ecoles?|banques?|universites?|entreprises?|compagnies?)$/;
/** "A big regional hospital" */
const WITHIN = 3;

/** "A hospital trialled an avatar instead of calling us": what was tried elsewhere is no trial of the firm's. */
export function isTriedElsewhere({ tokens, clauses }: Sentence, key: StateKey, from: number): boolean {
  if (!TRIED.has(key)) return false;
  const [first = "", ...named] = headOf(tokens, clauses, from).map(({ text }) => text);
  const subject = named.at(-1) ?? "";
  return (
    ANY_ONE.test(first) && named.length <= WITHIN && (INSTITUTION.test(subject) || CLIENTS.test(subject))
  );
}
