import { labelOf } from "@/lib/domain/assessment/options";
import { PERCEPTIONS } from "@/lib/domain/assessment/questions/experience";
import type { FollowUpQuestions } from "@/lib/domain/followup/questions";
import { factsOf, isFirm } from "@/lib/domain/ledger/fact";
import { followups } from "@/lib/knowledge/knowledge";
import type { CompanyProfile } from "./company-profile";
import { listInWords, lowerFirst } from "./grammar";
import { shortened, typed } from "./typed";

const FRICTION_MIN_CHARACTERS = 10;
const QUOTE_CHARACTERS = 120;

/** Three questions with their follow-ups, chosen by the answers and asked in the executive's own terms. */
export function writeQuestions(firm: CompanyProfile): FollowUpQuestions {
  const [challenges, tools, confidence] = followups.themes;
  const q1 = pick(challenges, challengeKey(firm));
  const q2 = pick(tools, toolKey(firm));
  const q3 = pick(confidence, confidenceKey(firm));
  const q2Followup =
    [...(firm.friction ?? "")].length >= FRICTION_MIN_CHARACTERS
      ? pick(tools, "friction").primary
      : q2.followup;
  const say = (text: string) => fill(text, firm);
  return {
    q1Primary: say(q1.primary),
    q1Followup: say(q1.followup),
    q2Primary: say(q2.primary),
    q2Followup: say(q2Followup),
    q3Primary: say(q3.primary),
    q3Followup: say(q3.followup),
    promptVersion: followups.promptVersion,
  };
}

type Theme = (typeof followups.themes)[number];

function pick(theme: Theme | undefined, key: string): Theme["variants"][number] {
  const variant = theme?.variants.find((each) => each.key === key);
  if (variant === undefined) throw new Error(`There is no follow-up question called ${key}.`);
  return variant;
}

function challengeKey({ challenges, otherChallenge }: CompanyProfile): string {
  if (challenges.length >= 2) return "two_challenges";
  if (challenges.length === 1) return "one_challenge";
  return otherChallenge === null ? "default" : "other_challenge";
}

function toolKey({ tools, has }: CompanyProfile): string {
  if (tools.size === 0) return "no_tools";
  if (!has.has("ai_policy")) return "tools_no_policy";
  return has.has("dept_pilots") ? "tools_and_pilots" : "tools";
}

function confidenceKey({ answers, has }: CompanyProfile): string {
  const { aiConfidence, orgPosture } = answers;
  if (aiConfidence >= 8 && (has.size === 0 || ["fearful", "curious"].includes(orgPosture)))
    return "mismatch_high_conf";
  if (aiConfidence <= 4 && ["activating", "championing"].includes(orgPosture)) return "mismatch_low_conf";
  if (aiConfidence <= 4) return "low";
  return aiConfidence <= 7 ? "middle" : "high";
}

function fill(text: string, firm: CompanyProfile): string {
  const { answers, challenges } = firm;
  const values: Readonly<Record<string, string>> = {
    company: firm.name,
    name: (typed(answers.executiveName) ?? "").split(" ")[0] ?? "",
    challenge1: lowerFirst(challenges[0]?.text ?? ""),
    challenge2: lowerFirst(challenges[1]?.text ?? ""),
    otherChallenge: spoken(firm.otherChallenge),
    tools: listInWords(firm.toolNames) || "AI tools",
    departments: listInWords(firm.departmentNames) || "your departments",
    firstDepartment: firm.departmentNames[0] ?? "another department",
    platforms: listInWords(firm.platformNames) || "your systems",
    friction: spoken(toldFriction(firm)),
    confidence: String(answers.aiConfidence),
    posture: firm.posture,
    perception: lowerFirst(labelOf(PERCEPTIONS, answers.aiPerception)),
    industryPhrase: firm.words.firm,
    experience: spoken(firm.experience),
  };
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

/** Of what is in the way the first whole sentence that says what it is: half a sentence is no question. */
function toldFriction({ friction, ledger }: CompanyProfile): string | null {
  const fits = (sentence: string) => [...sentence].length <= QUOTE_CHARACTERS;
  if (friction === null || fits(friction)) return friction;
  const told = factsOf(ledger.facts.filter(isFirm), "constraint")
    .filter(({ field }) => field === "aiFriction")
    .sort((one, other) => one.sentenceAt - other.sentenceAt)
    .map(({ sentence }) => typed(sentence) ?? "");
  return told.find((sentence) => fits(sentence) && sentence.split(" ").length >= TELLING_WORDS) ?? friction;
}
const TELLING_WORDS = 4;

const spoken = (text: string | null): string => shortened(text ?? "", QUOTE_CHARACTERS);
