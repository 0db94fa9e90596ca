import { isFigure } from "./phrases";
import type { Sentence } from "./sentence";
import { OURS } from "./turning-words";

/** Which counts are of another group than their noun says: of two kinds together, or of one department. */

/** "60 drivers and yard", "22 vets and techs in Delta": so many of both together. */
export function isOfBoth({ tokens, clauses }: Sentence, to: number): boolean {
  const and = tokens[to];
  const other = tokens[to + 1];
  if (and === undefined || other === undefined || and.isBreak || !AND.test(and.text)) return false;
  if (other.isBreak || other.kind !== "word" || isFigure(other) || NO_NOUN.test(other.text)) return false;
  const behind = tokens[to + 2];
  return (
    behind === undefined ||
    behind.isBreak ||
    clauses[to + 2] !== clauses[to + 1] ||
    PLACES.test(behind.text) ||
    /[(]/.test(behind.before)
  );
}
const AND = /^(?:and|et|plus)$/;
const PLACES = /^(?:in|at|across|over|between|on|a|au|aux|dans|sur|en)$/;
const NO_NOUN =
  /^(?:an?|the|our|my|their|his|her|its|one|no|not|it|we|they|that|this|is|are|was|has|have|counting|growing|rising|falling|climbing|change|more|up|down|un|une|le|la|les|des|nos|notre|mes|mon|ma|on|nous|il|elle|ca|ce|c|j|je|plus|est|sont|\p{L}+ed|shrinking|hiring)$/u;

/** "Dispatch is 4 people": so many there, and not in the firm. */
export function isOfDepartment({ tokens, clauses, lang }: Sentence, from: number): boolean {
  const head = clauses.indexOf(clauses[from] ?? 0);
  const subject = tokens.slice(head, from);
  if (!IS.test(subject.at(-1)?.text ?? "") || subject.length > MOST_WORDS) return false;
  const named = subject.slice(0, -1).filter(({ text }) => !WHOLE.test(text) && !OURS[lang].test(text));
  // "Seasonal hiring is 450 people" is work, and no department.
  if (/ing$/.test(named.at(-1)?.text ?? "")) return false;
  return named.length > 0 && !subject.some(({ text }) => FIRM.test(text));
}
const MOST_WORDS = 5;
const IS = /^(?:is|was|has|est|a|compte)$/;
/** What says little of whose it is. */
const WHOLE = /^(?:the|a|an|le|la|les|l|whole|entire|there|it|that|this|which|so|and|il|y|c|ce|qui)$/;
const FIRM =
  /^(?:company|firm|business|shop|team|crew|staff|workforce|headcount|total|group|co-op|coop|society|charity|clinic|practice|school|district|office|portfolio|fleet|network|average|median|size|list|queue|backlog|wait|peak|entreprise|equipe|effectif|groupe|cooperative|clinique|cabinet|ecole|parc|flotte|reseau|moyenne|liste)$/;
