import type { Sentence } from "../sentence";
import type { Measure } from "./measure";
import { RHYTHM } from "./units";

/** "27 sites each get a monthly report": so many pieces of work a month, one for each of them; null where none is told. */
export function eachGets({ tokens }: Sentence, { sort, unit, to, end }: Measure): EachGets | null {
  const [first, ...others] = tokens.slice(to, to + MOST_WORDS).map(({ text }) => text);
  const words = first === "each" || first === "all" ? others : [first, ...others];
  const [verb = "", article = "", rhythm = ""] = words;
  const per = RHYTHM[rhythm];
  const isSaid = sort === "count" && unit !== null && GETS.test(verb) && ONE.test(article);
  return isSaid && per !== undefined && tokens[to]?.isBreak === false ? { per, each: null, to, end } : null;
}

interface EachGets {
  readonly per: string;
  readonly each: null;
  readonly to: number;
  readonly end: number;
}

const MOST_WORDS = 4;
const GETS = /^(?:get|receive|want|expect|need|require)$/;
const ONE = /^(?:an?|one|their|its)$/;
