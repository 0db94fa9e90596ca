import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AssessmentWizard } from "@/components/assessment/assessment-wizard";
import { NO_ANSWERS } from "@/lib/domain/assessment/draft";
import { type AnyQuestion, QUESTIONS, type QuestionKey } from "@/lib/domain/assessment/questions/questions";
import { ASKED_AT_THE_END, STEPS, stepOf } from "@/lib/domain/assessment/steps";
import { escapeRegExp } from "@/lib/domain/escape-reg-exp";
import { renderPage } from "./page";

/** The wizard as a person finds it, on a device that keeps what it kept before. */
export function openWizard() {
  Object.assign(window, { scrollTo: jest.fn() });
  Object.assign(Element.prototype, { scrollIntoView: jest.fn() });
  const page = renderPage(<AssessmentWizard welcome={<p>Welcome</p>} unanswered={NO_ANSWERS} />);
  return { ...page, user: userEvent.setup({ delay: null }) };
}

type User = ReturnType<typeof openWizard>["user"];

export const field = (label: string | RegExp) => screen.getByLabelText(label);
export const box = (label: string) => screen.getByRole("checkbox", { name: label });
export const group = (name: string | RegExp) => within(screen.getByRole("group", { name }));
/** The sentence for a question without an answer. */
export const asksFor = (key: QuestionKey): string =>
  QUESTIONS.flatMap((question) =>
    question.key === key && "required" in question ? [question.required] : [],
  )[0] ?? "";
export const onStep = (step: number) => screen.findByText(`Step ${step} of 5`);

export const clickContinue = (user: User) => user.click(screen.getByRole("button", { name: "Continue" }));
/** What leads the browser's way back, which it goes in its own time. */
export async function andBack(press: () => Promise<void>) {
  const back = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  await press();
  await act(async () => void (await back));
}

export const goBack = (user: User) =>
  andBack(() => user.click(screen.getByRole("button", { name: "Previous" })));
export const complete = (user: User) =>
  user.click(screen.getByRole("button", { name: "Complete Assessment" }));

/** What is answered where it matters; any other question gets the first of its answers. */
const CHOSEN: Partial<Record<QuestionKey, string>> = {
  executiveName: "Margaret Osei",
  executiveTitle: "President",
  executiveEmail: "margaret@example.com",
  companyName: "Halden Creek",
  companyRevenue: "10m-50m",
  companyEmployees: "51-200",
  companyIndustry: "manufacturing",
  companyBusinessModel: "both",
  companyMarkets: "canada",
  headOfficeLocation: "interior",
  officeExpansion: "only-bc",
  aiToolsUsed: "claude",
  aiPerception: "helpful_tool",
  orgPosture: "exploring",
  aiDepartments: "sales",
  enterprisePlatforms: "slack",
  preparednessLevel: "somewhat",
  householdAiUse: "travel",
  childAiConcerns: "privacy",
};

async function answer(user: User, question: AnyQuestion) {
  const chosen = CHOSEN[question.key];
  const named = new RegExp(`^${escapeRegExp(question.label)}`);
  const options = "options" in question ? question.options : [];
  const option = options.find(({ value }) => value === chosen) ?? options[0];
  if (question.kind === "select") await user.selectOptions(field(named), option?.value ?? "");
  else if (option) await user.click(group(named).getByLabelText(option.label));
  else if (question.kind === "challenges") await user.click(box("Improving quality and reducing scrap"));
  else if (question.kind !== "slider") await user.type(field(named), chosen ?? "An answer");
}

/** Gives what Continue asks for on a step, or what it leaves to the end. */
export async function answerStep(user: User, step: number, when: "now" | "at the end" = "now") {
  const atTheEnd = ASKED_AT_THE_END.filter((key) => stepOf([key]) === step);
  const asked: readonly QuestionKey[] = when === "now" ? (STEPS[step - 1]?.required ?? []) : atTheEnd;
  for (const question of QUESTIONS) if (asked.includes(question.key)) await answer(user, question);
}

/** Gives what Continue asks for on the steps up to the given one, and arrives there. */
export async function arriveAt(user: User, step: number, from = 1) {
  for (let at = from; at < step; at += 1) {
    await answerStep(user, at);
    await clickContinue(user);
    await onStep(at + 1);
  }
}

/** Every question answered, standing before Complete Assessment. */
export async function answerEverything(user: User) {
  for (let at = 1; at < STEPS.length; at += 1) {
    await answerStep(user, at, "at the end");
    await answerStep(user, at);
    await clickContinue(user);
    await onStep(at + 1);
  }
  await answerStep(user, STEPS.length, "at the end");
  await answerStep(user, STEPS.length);
}
