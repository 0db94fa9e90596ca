import { likelyQuotations } from "@/lib/domain/quotation/likely-quotation";
import { quotationWeights } from "@/lib/knowledge/quotation-weights";
import { troubleWeights } from "@/lib/knowledge/trouble-weights";
import type { CompanyProfile } from "../company-profile";
import { isToldAtLength } from "../value/likely-sums";
import { toldToday } from "../value/of-today";
import type { Candidate } from "./candidates";
import { wordsMark } from "./words-mark";

/** What may be quoted, with points set by hand. */
export interface Marked {
  readonly candidate: Candidate;
  readonly mark: number;
}

/** Below it nothing of the challenge is sure enough. */
const LIKELY = 0.1;
/** "ICBC. Write that down.": few words are a heading, and have to be likelier than that where there is more. */
const LIKELY_OF_FEW = 0.6;
const FEW = 4;
/** "1 in 6 of those we move", "Let me tell you about last Tuesday.": what only a whole answer makes clear is never quoted. */
const NEVER = -16;
/** So many points by hand make a stretch e times likelier: they know the trial and its sum, which the model does not. */
const POINTS = 24;

const WEIGHTS = { quotation: quotationWeights, trouble: troubleWeights };

/** What of their challenge readers would quote, as a model has learned it; undefined where it is short, not in English, or nothing is likely enough. */
export function learnedOf(firm: CompanyProfile, marked: readonly Marked[]): Candidate | undefined {
  const { answers, ledger } = firm;
  const { otherChallenge: challenge } = answers;
  if (challenge === null || !isToldAtLength(answers) || ledger.facts.some(isForeign)) return undefined;
  const today = toldToday(answers, "otherChallenge");
  const own = marked.filter(({ candidate }) => candidate.field === "otherChallenge");
  const likely = likelyQuotations(
    challenge,
    own.map(({ candidate }) => candidate),
    WEIGHTS,
  );
  const [best] = own
    .map(({ candidate, mark }, place) => ({ candidate, mark, is: likely[place] ?? 0 }))
    .filter(
      ({ candidate, is }) =>
        is >= LIKELY &&
        wordsMark(candidate.text, true) > NEVER &&
        isToldOf(candidate, today) &&
        isOf(grownOf(firm) ?? candidate.text, candidate),
    )
    .map((each) => ({ ...each, score: Math.log(each.is) + each.mark / POINTS - (isFaint(each) ? 2 : 0) }))
    .sort((one, other) => other.score - one.score);
  return best?.candidate;
}

const isFaint = ({ candidate, is }: { candidate: Candidate; is: number }): boolean =>
  is < LIKELY_OF_FEW && candidate.text.split(" ").length <= FEW && !/\d/.test(candidate.text);

const isForeign = ({ field, lang, ironic }: CompanyProfile["ledger"]["facts"][number]): boolean =>
  field === "otherChallenge" && (lang !== "en" || ironic);

/** "340,000 ft of video not coded": page one goes on with how fast it grows, and so has to begin with it. */
const grownOf = ({ own, lead }: CompanyProfile): string | null =>
  own !== null && own.isSo !== null && lead.said === own.sentence ? own.sentence : null;

/** What is over is no problem of today. */
const isToldOf = ({ text }: Candidate, today: readonly string[]): boolean =>
  today.some((sentence) => isOf(sentence, { text }));

const isOf = (sentence: string, { text }: Pick<Candidate, "text">): boolean =>
  sentence.includes(withoutMark(text)) || text.includes(withoutMark(sentence));

const withoutMark = (text: string): string => text.replace(/[.!?]+$/, "");
