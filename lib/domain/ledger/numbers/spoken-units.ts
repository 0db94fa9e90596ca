import type { NumberContext } from "./context";
import type { Measure } from "./measure";
import { isTimeUnit } from "./units";

/** Nouns that speech leaves out: "19 of us", "me plus 5", "12 staff in winter and 70 in summer", "9 mills then, now 5". */

const US = /^(?:us|nous)$/;
const SHIFT = /^(?:time|temps)$/;
const ALONE = /^(?:me|myself|moi|owner)$/;
const ADDS = /^(?:plus|and|et)$/;
/** Where the noun that was counted before is left out. */
const TAKEN_UP =
  /^(?:now|was|were|then|and|et|plus|from|only|dont|to|have|has|had|down|up|or|ou|puis|maintenant|avant|before|under|over|for)$/;
const TIME_GOES_ON = /^(?:was|were|now|from|to|then|under)$/;
const GOES_ON =
  /^(?:in|on|during|this|last|next|back|left|now|today|at|the|then|if|when|by|l|en|cette|au|aux|a|dans|pendant|sur|full|part|and|et|with|for|before|after|since|kept|keep|left|stayed|still|use|uses|passed|failed|quit)$/;
/** "We need it under 5": what was a share before is one again. */
const SHARE_AFTER = /^(?:under|over|for|to|from|below|above|at|de|a|sous)$/;

/** What an answer counts whose figure has no noun of its own; null where nothing says it. */
export function spokenUnit({ sentence, history }: NumberContext, measure: Measure): string | null {
  const { tokens, clauses } = sentence;
  const behind = (far: number) => {
    const token = tokens[measure.to + far];
    return token === undefined || token.isBreak ? "" : token.text;
  };
  // "Under" and "about" are read with their figure.
  const figure = tokens.findIndex(
    ({ kind }, at) => at >= measure.from && at < measure.to && kind === "number",
  );
  const before = tokens[Math.max(figure, measure.from) - 1]?.text ?? "";
  const isEnd = tokens[measure.to] === undefined || clauses[measure.to] !== clauses[measure.from];
  if (/^(?:of|d|entre)$/.test(behind(0)) && (US.test(behind(1)) || US.test(behind(2)))) return "people";
  if (isEnd && ADDS.test(before) && ALONE.test(tokens[measure.from - 2]?.text ?? "")) return "people";
  if (isEnd && isAge(sentence, measure)) return "age";
  const here = history.unitHere;
  // "Between 5:30 and 7"
  const isClock = tokens
    .slice(Math.max(0, measure.from - 5), measure.from)
    .some(({ text }) => /^(?:between|entre|open|opens)$/.test(text));
  if (isClock) return null;
  if (here !== null && here.unit !== null && isTakenUp()) return here.unit;
  const isPaid = SHIFT.test(behind(1)) || (behind(0) === "a" && SHIFT.test(behind(1)));
  return isPaid && /^(?:full|part|a)$/.test(behind(0)) ? "people" : null;

  function isTakenUp(): boolean {
    const isFree = isEnd || GOES_ON.test(behind(0));
    const isHead =
      tokens[measure.from]?.isBreak === true || clauses[measure.from - 1] !== clauses[measure.from];
    // "14 weeks, was 5 before": a time goes on where it is said of when.
    if (isTimeUnit(here?.unit ?? null)) return isFree && TIME_GOES_ON.test(before);
    if (here?.unit === "percent") return isEnd && SHARE_AFTER.test(before);
    return isFree && (isHead || TAKEN_UP.test(before));
  }
}

/** "I am 66", "elle a 61 ans" is read by its years. */
function isAge({ tokens }: NumberContext["sentence"], { from, low }: Measure): boolean {
  const [who = "", is = ""] = tokens.slice(Math.max(0, from - 2), from).map(({ text }) => text);
  const isSaid = (/^(?:i|he|she)$/.test(who) && /^(?:am|is)$/.test(is)) || /^(?:im|hes|shes)$/.test(is);
  return isSaid && low >= 18 && low < 100;
}
