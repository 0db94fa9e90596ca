import { gate } from "@/lib/domain/gate/gate";
import { deniedClaim } from "@/lib/domain/gate/sentence-claims";
import type { Noticed } from "@/lib/domain/report/director";
import type { PlanDays } from "../calendar/trial-window";
import type { CompanyProfile } from "../company-profile";
import type { Today } from "../value/box/box";
import { FAULTS } from "./faults";
import { missedByTheirKind } from "./kind";
import { OFFERED_PRICE } from "./offered-price";
import { PEOPLE } from "./people";
import type { Found, NoticedRule } from "./rule";
import { RULES } from "./rules";
import { TICKS } from "./ticks";
import { WORK } from "./work";

const SHOWN = 3;
export const NOTICED_RULES: readonly NoticedRule[] = [
  OFFERED_PRICE,
  ...WORK,
  ...PEOPLE,
  ...FAULTS,
  ...RULES,
  ...TICKS,
];

/** The strongest three of what two answers say together; none where nothing fits. */
export function noticedBy(firm: CompanyProfile, plan: PlanDays, today: Today | null = null): Noticed[] {
  const found = [...NOTICED_RULES]
    .sort((one, other) => other.strength - one.strength)
    .flatMap((rule) => applied(rule, firm, plan, today) ?? []);
  const shown = found.reduce(withoutRepeats, []).slice(0, SHOWN);
  const ofTheirKind = shown.length < SHOWN ? missedByTheirKind(firm, shown) : null;
  const all = ofTheirKind === null ? shown : [...shown, ofTheirKind];
  return all
    .filter(({ title, text }) => deniedClaim(`${title}. ${text}`, firm.world) === null)
    .map(({ title, text, from }) => ({ title, text, from: [...new Set(from)] }));
}

/** A rule's finding, where no answer denies what it takes for granted. */
export function applied(
  rule: NoticedRule,
  firm: CompanyProfile,
  plan: PlanDays,
  today: Today | null = null,
): Found | null {
  const found = rule.find(firm, plan, today);
  if (found === null) return null;
  const verdict = gate({ id: rule.id, asserts: rule.asserts ?? [], write: () => found.text }, firm.world);
  return verdict.print ? found : null;
}

/** Two findings that quote the same sentence say the same thing twice. */
function withoutRepeats(kept: readonly Found[], found: Found): Found[] {
  const quotes = quotesIn(found.text);
  const isRepeat = kept.some(
    ({ text }) => quotesIn(text).filter((quote) => quotes.includes(quote)).length > 1,
  );
  return isRepeat ? [...kept] : [...kept, found];
}

const quotesIn = (text: string): string[] => text.match(/“[^”]*”/g) ?? [];
