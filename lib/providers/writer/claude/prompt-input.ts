import { randomBytes } from "node:crypto";
import type { Answers } from "@/lib/domain/assessment/assessment";
import { labelOf } from "@/lib/domain/assessment/options";
import { BUSINESS_MODELS, MARKETS, REVENUES } from "@/lib/domain/assessment/questions/company";
import { PERCEPTIONS } from "@/lib/domain/assessment/questions/experience";
import { benchmarks, examples } from "@/lib/knowledge/knowledge";
import { type CompanyProfile, profileOf } from "@/lib/playbook/company-profile";
import { typed } from "@/lib/playbook/typed";
import { type CheckedFact, checkedFacts, mustKeep } from "./checked-facts";
import { GroundingCheck } from "./grounding-check";
import { CATALOGUE, HOUSE } from "./prompts/house";
import { COMPANY, FIRST_NAME, redactAnswers, typedTexts, untypedAnswers } from "./redact";
import { decidedTools } from "./write-tools";

const EXAMPLES_GIVEN = 6;

/** One firm, as a model is told of it, and as its sentences are checked. */
export interface PromptInput {
  /** With the real names: what the finished piece is made from. */
  firm: CompanyProfile;
  /** Without names, family and addresses: what the draft that is sent is made from. */
  redacted: CompanyProfile;
  /** With nothing typed in it: what its words and figures are taken from. */
  untyped: Answers;
  facts: Record<string, unknown>;
  /** What was understood of the typed text, by rules. */
  checked: readonly CheckedFact[];
  typed: Record<string, string>;
}

export function promptInputOf(answers: Answers, firmOf = profileOf): PromptInput {
  const firm = firmOf(answers);
  const redacted = firmOf(redactAnswers(answers));
  return {
    firm,
    redacted,
    untyped: untypedAnswers(answers),
    checked: checkedFacts(redacted),
    facts: factsOf(firm, redacted),
    typed: typedTexts(answers),
  };
}

/** The user's message: data in fences with unguessable marks, in which no tag can be closed. */
export function fenced(blocks: Record<string, unknown>): string {
  const mark = randomBytes(6).toString("hex");
  return Object.entries(blocks)
    .map(([name, block]) => `<${name}-${mark}>\n${inertJson(block)}\n</${name}-${mark}>`)
    .join("\n\n");
}

/** The grounding of one generated text: what the playbook makes of the choices alone, and the given facts. */
export function groundingCheckFor(
  { firm, facts, typed: texts }: PromptInput,
  drafts: { real: unknown; untyped: unknown },
  instructions: string,
  notes: ReadonlySet<number> = new Set(),
): GroundingCheck {
  return new GroundingCheck({
    ours: [...textsIn(drafts.untyped), ...textsIn(facts)],
    draft: textsIn(drafts.real),
    typed: Object.values(texts),
    notes,
    instructions: [HOUSE, instructions].join("\n"),
    placeholders: { [COMPANY]: firm.name, [FIRST_NAME]: firstNameOf(firm) },
    world: firm.world,
    keeps: mustKeep(firm),
  });
}

/** House and catalogue first: the same for every piece, so that one copy in the vendor's cache serves all. */
export const systemFor = (instructions: string): string[] => [`${HOUSE}\n\n${CATALOGUE}`, instructions];

/** Every text in a value. Keys are ours and say nothing. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const firstNameOf = ({ answers }: CompanyProfile): string =>
  (typed(answers.executiveName) ?? "").split(" ")[0] ?? "";

function factsOf(firm: CompanyProfile, redacted: CompanyProfile): Record<string, unknown> {
  const { answers, readiness, industry } = firm;
  return {
    firm: {
      industry: firm.industryLabel,
      people: firm.people,
      revenue: labelOf(REVENUES, answers.companyRevenue),
      model: labelOf(BUSINESS_MODELS, answers.companyBusinessModel ?? ""),
      markets: labelOf(MARKETS, answers.companyMarkets ?? ""),
      posture: firm.posture,
      viewOfAi: labelOf(PERCEPTIONS, answers.aiPerception),
      toolsInUse: firm.toolNames,
      departments: firm.departmentNames,
      platforms: firm.platformNames,
      challenges: firm.challenges.map(({ text }) => text),
    },
    stage: readiness.maturityProfile,
    pointsByAnswer: readiness.lines.map(({ label, answer, points, max }) => ({ label, answer, points, max })),
    benchmark: benchmarks.find((each) => each.industry === industry)?.displayText,
    examples: examples
      .filter(({ industries }) => industries.includes(industry))
      .slice(0, EXAMPLES_GIVEN)
      .map(({ company, what, result, caution }) => ({ company, what, result, caution })),
    tools: decidedTools(redacted).map(({ id, tool: { name, category, description, pricing } }) => ({
      id,
      name,
      category,
      description,
      pricing,
    })),
  };
}

/** JSON in which no tag, entity or line break can be told from data. */
const inertJson = (value: unknown): string =>
  JSON.stringify(value, null, 1).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
