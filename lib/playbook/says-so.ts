import type { FactOf } from "@/lib/domain/ledger/fact";

/**
 * Obstacles that are read from loose words ("took 14 months", "by hand", "cannot say how many"), and are answered with
 * advice on one matter alone: they count only where their sentence names that matter.
 */
const NAMES: ReadonlyMap<string, RegExp> = new Map([
  [
    "auditor_asks",
    /(?<!\p{L})(?:audit\p{L}*|inspect\p{L}*|exam|exams|examin\p{L}+|assessors?|regulators?|commission\p{L}*|ombuds\p{L}+|accredit\p{L}+|survey\p{L}*|ministry|expects|régulateurs?|vérifi\p{L}+|surveill\p{L}+|exig\p{L}+)(?!\p{L})/iu,
  ],
  [
    "inventory_gap",
    /(?<!\p{L})(?:AI|IA|models?|algorithms?|vendors?|suppliers?|software|tools?|modèles?)(?!\p{L})/iu,
  ],
  [
    "turnover",
    /(?<!\p{L})(?:turnover|attrition|retir\p{L}*|quit\p{L}*|resign\p{L}*|leav\p{L}+|left|poach\p{L}*|burn\p{L}*[ -]?out|notice|keep|retain|retention|agency|elsewhere|hires?|staff|crews?|people|workers|employees|drivers|nurses|aides|cooks|techs?|roulement|départs?|démission\p{L}*|part|partent|prennent|quitt\p{L}+|rest\p{L}+|retraite|ailleurs|épuisement|garder|personnel|équipes?|employés)(?!\p{L})/iu,
  ],
  [
    "paper_intake",
    /(?<!\p{L})(?:pap(?:er|ier)\p{L}*|fax\p{L}*|télécopi\p{L}+|scan\p{L}*|hand-?writ\p{L}+|written by hand|manuscrit\p{L}*|à la main|carbon|clipboards?|binders?|logbooks?|notebooks?|photocop\p{L}+|illegible|illisibles?|whiteboards?|cahiers?|cartables?|formulaires?)(?!\p{L})/iu,
  ],
  ["by_text", /(?<!\p{L})(?:text|texts|texted|texting|sms|whatsapp|messenger|textos?)(?!\p{L})/iu],
  [
    "rework",
    /(?<!\p{L})(?:AI|IA|assistants?|Copilot|ChatGPT|Claude|Gemini|code|drafts?|models?|tools?|bots?|reverts?|brouillons?)(?!\p{L})/iu,
  ],
]);

/** "On paper, before anything is tried", "writing it down": the same words for another matter. */
const MEANS_OTHER: ReadonlyMap<string, RegExp> = new Map([
  [
    "paper_intake",
    /(?<!\p{L})(?:on pap(?:er), before|(?:put|promised?|agreed?|want\p{L}*) (?:\p{L}+ ){0,3}on pap(?:er))(?!\p{L})/iu,
  ],
  ["by_text", /(?<!\p{L})(?:quit|quits|resigned|démissionné)(?!\p{L})/iu],
  [
    "lost_demand",
    /(?<!\p{L})(?:writ\p{L}+|put\p{L}*|note[ds]?|noting) (?:it|them|that|this) down(?!\p{L})/iu,
  ],
]);

export const saysSo = ({ key, sentence }: Pick<FactOf<"constraint">, "key" | "sentence">): boolean =>
  (NAMES.get(key)?.test(sentence) ?? true) && MEANS_OTHER.get(key)?.test(sentence) !== true;
