import type { Sentence } from "./sentence";
import { isNumberSign } from "./tokens";
import * as turning from "./turning-words";

/** Whether the clause denies something, and not by the words from `from` to `to`: "we have deployed nothing". */
export function isDeniedAround({ tokens, clauses }: Sentence, from: number, to: number): boolean {
  const isWithin = tokens.slice(from, to).some(({ text }) => turning.NEGATIONS.test(text));
  // "They use it, no one admits it": that it is kept quiet denies nothing.
  const isKeptQuiet = (at: number) => KEEPS_QUIET.test(tokens[at + 1]?.text ?? "");
  // "It invented a pool that we do not have": what is denied is another thing.
  const isOfAnother = (at: number) => tokens.slice(to, at).some(({ text }) => BEGINS_ANOTHER.test(text));
  return (
    !isWithin &&
    tokens.some(
      ({ text }, at) =>
        clauses[at] === clauses[from] &&
        turning.NEGATIONS.test(text) &&
        !isKeptQuiet(at) &&
        !isOfAnother(at) &&
        !isNumberSign(tokens, at),
    )
  );
}

const KEEPS_QUIET = /^(?:admits?|avoue)$/;
const BEGINS_ANOTHER = /^(?:that|which|who|we|they|he|she|que|qui|nous|on|ils|elles)$/;
