import { labelOf, labelsOf } from "../assessment/options";
import { AI_TOOLS, PERCEPTIONS } from "../assessment/questions/experience";
import { DEPARTMENTS, ORG_ELEMENTS, PLATFORMS, POSTURES } from "../assessment/questions/organization";
import { distinctPicks, saysNothing } from "./answers-read";
import type { PointLine, ReadinessAnswers } from "./readiness";
import * as rules from "./readiness-rules";

/** Every line of the score with the answer behind it, also those that brought nothing: they add up to the score. */
export function pointLines(answers: ReadinessAnswers): PointLine[] {
  return [...topDownLines(answers), ...bottomUpLines(answers)];
}

/** The form has no answer for "no department", so departments count only where something is happening. */
const isAnythingInPlace = (answers: ReadinessAnswers): boolean =>
  distinctPicks(answers.aiToolsUsed).size > 0 || distinctPicks(answers.orgAiElements).size > 0;

const NOTHING_IN_PLACE = "Nothing in place yet";

const line = (
  half: PointLine["half"],
  key: rules.PointKey,
  label: string,
  answer: string,
  points: number,
): PointLine => ({ half, key, label, answer, points, max: rules.MOST_POINTS[key] });

function topDownLines(answers: ReadinessAnswers): PointLine[] {
  const elements = distinctPicks(answers.orgAiElements);
  const isActive = isAnythingInPlace(answers);
  const isExecutiveIn = isActive && distinctPicks(answers.aiDepartments).has("executive");
  const confidence = Math.max(1, Math.min(10, Math.trunc(answers.aiConfidence)));
  const element = (key: "policy" | "steering" | "budget", value: string, label: string) =>
    line(
      "topDown",
      key,
      label,
      inPlace(elements.has(value)),
      elements.has(value) ? rules.MOST_POINTS[key] : 0,
    );
  return [
    line(
      "topDown",
      "posture",
      "Posture towards AI",
      labelOf(POSTURES, answers.orgPosture),
      rules.POSTURE_POINTS[answers.orgPosture] ?? 0,
    ),
    element("policy", "ai_policy", "A written AI policy"),
    element("steering", "steering_committee", "A steering committee"),
    element("budget", "dedicated_budget", "A dedicated budget"),
    line(
      "topDown",
      "perception",
      "How you see AI",
      labelOf(PERCEPTIONS, answers.aiPerception),
      rules.PERCEPTION_POINTS[answers.aiPerception] ?? 0,
    ),
    line(
      "topDown",
      "executiveInvolved",
      "AI in the executive team",
      isExecutiveIn ? "Named" : isActive ? "Not named" : NOTHING_IN_PLACE,
      isExecutiveIn ? rules.MOST_POINTS.executiveInvolved : 0,
    ),
    line(
      "topDown",
      "leaderConfidence",
      "Your own confidence",
      `${confidence} out of 10`,
      rules.CONFIDENCE_POINTS[confidence - 1] ?? 0,
    ),
  ];
}

function bottomUpLines(answers: ReadinessAnswers): PointLine[] {
  const tools = distinctPicks(answers.aiToolsUsed);
  const elements = distinctPicks(answers.orgAiElements);
  const departments = distinctPicks(answers.aiDepartments);
  const platforms = distinctPicks(answers.enterprisePlatforms);
  const experience = answers.aiExperience ?? "";
  const isActive = isAnythingInPlace(answers);
  const element = (key: "pilots" | "champions" | "consultants", value: string) =>
    line(
      "bottomUp",
      key,
      labelOf(ORG_ELEMENTS, value),
      inPlace(elements.has(value)),
      elements.has(value) ? rules.MOST_POINTS[key] : 0,
    );
  return [
    line(
      "bottomUp",
      "tools",
      "AI tools you use",
      listed(labelsOf(AI_TOOLS, [...tools])),
      rules.TOOL_POINTS[Math.min(4, tools.size)] ?? 0,
    ),
    element("pilots", "dept_pilots"),
    element("champions", "internal_champions"),
    element("consultants", "external_consultants"),
    line(
      "bottomUp",
      "breadth",
      "Departments involved",
      isActive ? listed(labelsOf(DEPARTMENTS, [...departments])) : NOTHING_IN_PLACE,
      isActive ? (rules.BREADTH_POINTS[Math.min(5, departments.size)] ?? 0) : 0,
    ),
    line(
      "bottomUp",
      "platforms",
      "Systems to build on",
      listed(labelsOf(PLATFORMS, [...platforms])),
      rules.platformPoints(platforms),
    ),
    line(
      "bottomUp",
      "experience",
      "First-hand experience",
      experienceInWords(experience),
      rules.experiencePoints(experience, saysNothing),
    ),
  ];
}

const inPlace = (isThere: boolean): string => (isThere ? "In place" : "Not yet");

const listed = (labels: string[]): string => (labels.length === 0 ? "None named" : labels.join(", "));

function experienceInWords(experience: string): string {
  const points = rules.experiencePoints(experience, saysNothing);
  if (points === 0) return "Nothing told yet";
  if (points === 5) return "Told, with a use and its outcome";
  return points >= 4 ? "Told, with a use" : points === 3 ? "Told, with an outcome" : "Told, in short";
}
