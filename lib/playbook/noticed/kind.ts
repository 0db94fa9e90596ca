import { sentences } from "@/lib/domain/report/sentences";
import { type CompanyProfile, hasElement } from "../company-profile";
import { lowerFirst } from "../grammar";
import { fold } from "../terms";
import { quoted } from "../typed";
import { constraint, stateOf } from "../typed-facts";
import { answerOf, type Found } from "./rule";

const LEAST_SHARED = 2;
/** "Corrections that no one counts": what holds without exception may be denied by what they typed. */
const OF_ALL = /(?<!\p{L})(?:no one|no ?body|never|nowhere|always|every)(?!\p{L})/iu;
const QUOTED_WHOLE = 125;
const STEM = 6;
/** Words that say nothing about a subject. */
const COMMON =
  /^(?:people|before|after|without|other|every|which|their|there|where|about|months?|weeks?|first|never|would|could)/;

/** What goes without proof only where it was typed or ticked: "scribes are already in the rooms". */
const NEEDS: readonly { says: RegExp; is: (firm: CompanyProfile) => boolean }[] = [
  { says: /\bwaiting list\b/i, is: (firm) => constraint(firm, "waiting_list") !== undefined },
  { says: /\balready\b/i, is: (firm) => stateOf(firm, "private_use", "in_production", "uses") !== undefined },
  { says: /\bintake halves\b/i, is: (firm) => constraint(firm, "lost_demand") !== undefined },
  { says: /\ba policy that\b/i, is: (firm) => hasElement(firm, "ai_policy") },
  { says: /\bunion\b|\blocal\b/i, is: (firm) => constraint(firm, "union", "union_notice") !== undefined },
];

export const fitsTheFirm = (firm: CompanyProfile, sentence: string): boolean =>
  NEEDS.every(({ says, is }) => !says.test(sentence) || is(firm));

/** What leaders of such firms tend to miss, where it is about something that they typed. */
export function missedByTheirKind(firm: CompanyProfile, shown: readonly Found[]): Found | null {
  const { subsector } = firm.reading;
  if (subsector === null || firm.reading.isThin) return null;
  const typed = typedSentences(firm);
  const candidates = subsector.whatExecutivesMiss
    .filter((miss) => fitsTheFirm(firm, miss) && !OF_ALL.test(miss))
    .flatMap((miss) => typed.map((told) => ({ miss, told, shared: sharedStems(miss, told.sentence) })))
    .filter(({ shared }) => shared >= LEAST_SHARED)
    .filter(({ told }) => !shown.some(({ text }) => text.includes(told.sentence)))
    .sort((one, other) => other.shared - one.shared);
  const [best] = candidates;
  // With nothing of theirs beside it, it would be a saying about the trade.
  if (best === undefined) return null;
  return {
    title: "What we would add from your line of work",
    text: `You wrote ${quoted(best.told.sentence)}. Our judgement: ${lowerFirst(sentences(best.miss))}`,
    from: [answerOf(best.told), "Your kind of firm"],
  };
}

const FIELDS = ["aiFriction", "otherChallenge", "aiExperience"] as const;

const typedSentences = ({ ledger, answers }: CompanyProfile) =>
  FIELDS.flatMap((field) =>
    [
      ...new Set(
        ledger.facts.filter((fact) => fact.field === field && !fact.ironic).map(({ sentence }) => sentence),
      ),
    ]
      .filter((sentence) => (answers[field] ?? "").includes(sentence))
      .map((sentence) => ({ field, sentence: sentence.trim().replace(/[\s.!?;:,]+$/, "") }))
      .filter(({ sentence }) => sentence.length <= QUOTED_WHOLE),
  );

export function sharedStems(one: string, other: string): number {
  const stems = stemsOf(other);
  return [...stemsOf(one)].filter((stem) => stems.has(stem)).length;
}

const stemsOf = (text: string): Set<string> =>
  new Set(
    (fold(text).match(/[\p{L}]{5,}/gu) ?? [])
      .filter((word) => !COMMON.test(word))
      .map((word) => word.slice(0, STEM).replace(/s$/, "")),
  );
