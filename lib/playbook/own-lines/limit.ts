import { plain, sentencesIn, type Told } from "../calendar/told-sentences";
import { LIMIT_LINES, type LimitKind } from "./limit-lines";
import { type OwnRule, ownRules } from "./own-rule";
import { stretchHolding } from "./stretch";

/** What a trial may not cross, in their words, and what kind of line it is. */
export interface Limit {
  kind: LimitKind | "rule";
  sentence: string;
  quote: string;
  /** "your insurer's rule" for a rule; null for any other line. */
  whose: string | null;
  /** From 2, what some would rather not have, to 6, what ends the firm. */
  strength: number;
}

/** What ends the firm comes before what ends an agreement, and that before what annoys. */
const STRENGTH: Readonly<Record<Limit["kind"], number>> = {
  registration: 6,
  nowhere: 5,
  consent: 5,
  promise: 5,
  refused: 5,
  word: 5,
  owners: 4,
  counsel: 4,
  rule: 4,
  owned: 3,
  site: 3,
  grievance: 3,
  seniority: 3,
  "sign-off": 3,
  "others' rules": 2,
  person: 2,
};

/** A wish, a question, the past or someone else's is no line of theirs. */
const UNSURE =
  /\?\s*$|(?<!\p{L})(?:(?<!(?:leave|leave us|walk|pull out|elsewhere|drop us|fire us|sue|sue us) )if (?:we|they|it|our|the)|might|maybe|perhaps|not sure|wonder|used to|competitors?|imagine|would be nice)(?!\p{L})/iu;
/** "… and will do it again if they think that they are timed": what has happened is not unsure. */
const HAPPENED: ReadonlySet<LimitKind> = new Set(["grievance"]);
/** A rule is told with what it is about, where both are short. */
const WITH_ITS_REASON = 110;

/** Their limits, the strongest first; each sentence holds one. */
export function limitsIn(answers: Told): Limit[] {
  const { aiFriction, otherChallenge, aiExperience } = answers;
  const rules = ownRules(answers);
  const found = [aiFriction, otherChallenge, aiExperience]
    .flatMap(sentencesIn)
    .flatMap((sentence) => limitIn(sentence, rules) ?? []);
  return found.sort((one, other) => other.strength - one.strength);
}

function limitIn(typed: string, rules: readonly OwnRule[]): Limit | null {
  const sentence = plain(typed);
  const rule = rules.find((each) => each.sentence === typed);
  const line = LIMIT_LINES.find(
    ({ kind, says }) => says.test(sentence) && (HAPPENED.has(kind) || !UNSURE.test(sentence)),
  );
  const isStronger = line !== undefined && (rule === undefined || STRENGTH[line.kind] > STRENGTH.rule);
  const told = isStronger ? stretchHolding(sentence, line.says) : null;
  if (line !== undefined && told !== null)
    return {
      kind: line.kind,
      sentence: typed,
      quote: `“${told}”`,
      whose: null,
      strength: STRENGTH[line.kind],
    };
  if (rule === undefined) return null;
  const whole = stretchHolding(sentence, /^/, WITH_ITS_REASON);
  const isWhole = whole !== null && [...sentence.trim()].length <= WITH_ITS_REASON;
  return {
    kind: "rule",
    sentence: typed,
    quote: isWhole ? `“${whole}”` : rule.quote,
    whose: rule.whose,
    strength: STRENGTH.rule,
  };
}
