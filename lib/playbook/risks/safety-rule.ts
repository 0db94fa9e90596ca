import type { FactOf } from "@/lib/domain/ledger/fact";
import type { CompanyProfile } from "../company-profile";
import { hasEffect, incident } from "../typed-facts";
import { type RiskRule, type RiskText, typedAs } from "./rule";

/** Who was hurt outside the firm by something that left it: a child, a guest, a patient. */
export function hurtOutside(firm: CompanyProfile): FactOf<"incident"> | undefined {
  const hurt = incident(firm, "injury");
  return hurt !== undefined && OUTSIDERS.test(hurt.text) ? hurt : undefined;
}
const OUTSIDERS =
  /\b(?:kid|child|children|customer|guest|patient|client|resident|student|boy|girl|baby|enfant|élève)s?\b/iu;

/** Someone was hurt: at work by an instruction, or outside by what a document said. Our own judgement of what to do. */
export const SAFETY_RULE: RiskRule = {
  id: "safety",
  owner: "quality",
  due: "before the trial",
  weigh: (firm) =>
    typedAs(hurtOutside(firm), 3, 3) ??
    typedAs(incident(firm, ...(hasEffect(firm, "safetyFirst") ? ["near_miss", "injury"] : ["injury"])), 2, 3),
  write: (firm) => (hurtOutside(firm) === undefined ? AT_WORK : OUTSIDE),
};

const OUTSIDE: RiskText = {
  risk: "Someone is hurt by what a document left out or got wrong, as happened once",
  trigger: "A document that someone's health rests on has been read by one person alone",
  mitigation:
    "List the documents that someone's health rests on; each is copied from its maker's own or written by a qualified person, and a second one signs it.",
  control: "Two people sign what someone's health rests on.",
};

const AT_WORK: RiskText = {
  risk: "A wrong instruction hurts someone",
  trigger: "A draft touches lifting, locking out or another safe work procedure",
  mitigation:
    "Safety documents stay with people until the trial is over; a qualified person signs whatever comes near them.",
  control: "Safety documents stay with people.",
};
