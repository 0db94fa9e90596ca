import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AssessmentWizard } from "@/components/assessment/assessment-wizard";
import { QUESTIONS, type QuestionKey } from "@/lib/domain/assessment/questions/questions";
import { renderPage } from "./page";

/** The wizard as a person finds it, on a device that keeps what it kept before. */
export function openWizard() {
  Object.assign(window, { scrollTo: jest.fn() });
  Object.assign(Element.prototype, { scrollIntoView: jest.fn() });
  const page = renderPage(<AssessmentWizard welcome={<p>Welcome</p>} />);
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

export const goOn = (user: User) => user.click(screen.getByRole("button", { name: "Continue" }));
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

const STEP_ANSWERS: Record<number, (user: User) => Promise<void>> = {
  1: async (user) => {
    await user.type(field(/^Your name/), "Margaret Osei");
    await user.type(field(/^Your title/), "President");
    await user.type(field(/^Your email/), "margaret@example.com");
    await user.type(field(/^Company name/), "Halden Creek");
    await user.selectOptions(field(/^Annual revenue/), "10m-50m");
    await user.selectOptions(field(/^Employees/), "51-200");
    await user.selectOptions(field(/^Industry/), "manufacturing");
    await user.click(screen.getByLabelText("Interior"));
  },
  2: async (user) => user.click(box("Improving quality and reducing scrap")),
  3: async (user) => {
    await user.click(box("Claude"));
    await user.click(screen.getByLabelText("A helpful tool"));
  },
  4: async (user) => {
    await user.click(box("A written AI policy"));
    await user.click(screen.getByLabelText("Exploring"));
    await user.click(box("Sales"));
  },
  5: async (user) => {
    await user.click(screen.getByLabelText("Somewhat prepared"));
    await user.click(box("Travel"));
    await user.click(box("Privacy"));
    await user.click(screen.getByLabelText("No rules"));
  },
};

/** Gives what Continue asks for on the steps up to the given one, and arrives there. */
export async function arriveAt(user: User, step: number) {
  for (let at = 1; at < step; at += 1) {
    await STEP_ANSWERS[at]?.(user);
    await goOn(user);
    await onStep(at + 1);
  }
}

/** What Continue does not ask for, and Complete Assessment does. */
export async function answerTheRestOfStepOne(user: User) {
  await user.click(screen.getByLabelText("Both"));
  await user.selectOptions(field(/^Main market/), "canada");
  await user.click(box("Only in BC"));
}

/** Every question answered, standing before Complete Assessment. */
export async function answerEverything(user: User) {
  await answerTheRestOfStepOne(user);
  await arriveAt(user, 4);
  await user.click(box("Slack"));
  await STEP_ANSWERS[4]?.(user);
  await goOn(user);
  await onStep(5);
  await STEP_ANSWERS[5]?.(user);
}
