import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import { LeadAnswers } from "@/components/admin/leads/lead-answers";
import { Assessment, PublicAssessment } from "@/lib/domain/assessment/assessment";
import { NO_ANSWERS } from "@/lib/domain/assessment/draft";
import { FAMILY } from "@/lib/domain/assessment/questions/family";
import { type AnyQuestion, GROUPED, isList, QUESTIONS } from "@/lib/domain/assessment/questions/questions";
import { STEPS, stepOf } from "@/lib/domain/assessment/steps";
import { AssessmentSubmission } from "@/lib/domain/assessment/submission";
import { fieldsOf } from "@/lib/domain/export/row";
import { redactAnswers, typedTexts, untypedAnswers } from "@/lib/providers/writer/claude/redact";
import { answersFor } from "../support/answers";
import { submission } from "../support/submission";
import { openWizard } from "../support/wizard";

/** Every question of the table is found in every place that follows from it. */
const EACH = QUESTIONS.map((question) => [question.key, question] as const);
const isHome = (key: string) => FAMILY.questions.some((question) => question.key === key);
const isConsent = ({ kind }: AnyQuestion) => kind === "consent";
const sentence = (question: AnyQuestion) => ("required" in question ? question.required : undefined);

/** Of each kind what a person may answer, with a word in what is typed that is found again. */
const CANARY = "Marzipan";
function answerTo(question: AnyQuestion) {
  if (question.kind === "challenges") return [`${CANARY.toLowerCase()}_first`];
  if (question.kind === "consent") return true;
  if (question.kind === "slider") return question.max;
  if (question.kind === "email") return `${CANARY}@example.com`.toLowerCase();
  if (!("options" in question)) return `${CANARY} ${question.key}`;
  const value = question.options[0]?.value ?? "";
  return question.kind === "checkboxes" ? [value] : value;
}

/** Everything answered, also what only another answer asks for. */
const ALL = Object.fromEntries(QUESTIONS.map((question) => [question.key, answerTo(question)]));
for (const question of QUESTIONS) {
  const cause = question.kind === "text" ? question.revealedBy : undefined;
  if (cause) ALL[cause.key] = Array.isArray(ALL[cause.key]) ? [cause.value] : cause.value;
}
const { followUpEmail: _, comparison: __, ...ANSWERS } = AssessmentSubmission.parse(ALL);
const ANSWERED = answersFor(ANSWERS);

test("no key, place among the admin's lines or value of a list is given twice", () => {
  expect(new Set(QUESTIONS.map(({ key }) => key)).size).toBe(QUESTIONS.length);
  const places = QUESTIONS.flatMap(({ admin }) =>
    admin === null ? [] : [`${admin.section} ${admin.place}`],
  );
  expect(new Set(places).size).toBe(places.length);
  for (const question of QUESTIONS) {
    if (!("options" in question)) continue;
    const values = question.options.map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
  }
});

describe.each(EACH)("%s", (key, question) => {
  test("is checked as its kind is, and a missing answer is told in its own words", () => {
    expect(AssessmentSubmission.safeParse(ALL).success).toBe(true);
    for (const wrong of [undefined, Symbol("no answer")]) {
      const issues = AssessmentSubmission.safeParse({ ...ALL, [key]: wrong }).error?.issues ?? [];
      const isOptional =
        wrong === undefined && (sentence(question) === undefined || key === "executiveEmail");
      expect(issues.map(({ path }) => path[0])).toEqual(isOptional ? [] : [key]);
      if (sentence(question))
        expect(issues.map(({ message }) => message)).toEqual(isOptional ? [] : [sentence(question)]);
    }
    expect(submission()).toEqual(
      sentence(question) === undefined
        ? expect.anything()
        : expect.objectContaining({ [key]: expect.anything() }),
    );
  });

  test("is on one step, which asks for it unless that is left to the end, and empty at first", () => {
    expect(STEPS.filter(({ fields }) => fields.includes(key))).toHaveLength(1);
    const isAskedLate = "options" in question && question.isAskedAtTheEnd === true;
    expect(STEPS.some(({ required }) => required.includes(key))).toBe(
      sentence(question) !== undefined && !isAskedLate,
    );
    const empty = NO_ANSWERS[key];
    const start = question.kind === "slider" ? question.start : isConsent(question) ? false : "";
    expect(empty).toEqual(isList(question) ? [] : start);
    expect(typeof empty).toBe(typeof answerTo(question));
  });

  test("is stored under its own name, and shown with the link unless it is private or about the home", () => {
    const columns = readFileSync("prisma/schema.prisma", "utf8")
      .split("model Assessment {")[1]
      ?.split("\n}")[0];
    expect(new RegExp(`^  ${key} `, "m").test(columns ?? "")).toBe(!isConsent(question));
    expect(key in Assessment.shape).toBe(!isConsent(question));
    expect(key in PublicAssessment.shape).toBe(
      !isConsent(question) && !isHome(key) && key !== "executiveEmail",
    );
  });

  test("is a column of the exports, of the standard one unless it is about the home", () => {
    expect(fieldsOf("comprehensive").includes(key)).toBe(!isConsent(question));
    expect(fieldsOf("standard").includes(key)).toBe(!isConsent(question) && !isHome(key));
  });

  test("reaches no vendor where it is about the home or names a person, and typed only as what was typed", () => {
    if (question.kind === "consent") return;
    const sent = redactAnswers(ANSWERED)[question.key];
    if (isHome(key)) expect([null, "", []]).toContainEqual(sent);
    const isNamed = "promptLabel" in question || question.kind === "challenges";
    expect(JSON.stringify(sent).includes(CANARY.toLowerCase()) || JSON.stringify(sent).includes(CANARY)).toBe(
      isNamed,
    );
    expect(JSON.stringify(untypedAnswers(ANSWERED)[question.key])).not.toMatch(new RegExp(CANARY, "i"));
    if ("promptLabel" in question && question.promptLabel)
      expect(typedTexts(ANSWERED)[question.promptLabel]).toBe(`${CANARY} ${key}`);
  });

  test("has its line in its section of the admin's view, or none", () => {
    render(<LeadAnswers known={ANSWERED} />);
    const { admin } = question;
    if (admin === null) return expect(screen.queryByText(new RegExp(`${CANARY} ${key}$`))).toBeNull();
    const heading = screen.getByRole("heading", { name: admin.section });
    const section = within(heading.parentElement ?? document.body);
    const line = section.getByText(admin.label, { selector: "dt" }).nextElementSibling;
    expect(line).not.toHaveTextContent(/None|Not provided|^$/);
  });
});

test.each(GROUPED.map(({ title }, at) => [title, at + 1] as const))(
  "%s: each question is asked",
  async (title, step) => {
    localStorage.setItem("assessmentDraft", JSON.stringify({ step, answers: ALL }));
    openWizard();
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
    const asked = QUESTIONS.filter(({ key }) => stepOf([key]) === step);
    for (const { key, label, hint } of asked) {
      expect(document.querySelector(`[name=${key}]`)).toBeVisible();
      expect(
        screen.getByText(
          (_, element) =>
            element?.matches("label, legend") === true && (element.textContent ?? "").startsWith(label),
        ),
      ).toBeVisible();
      if (hint) expect(screen.getAllByText(hint, { exact: false })[0]).toBeVisible();
    }
    const names = [...document.querySelectorAll("form [name]")].map((control) =>
      control.getAttribute("name"),
    );
    expect([...new Set(names)].sort()).toEqual(asked.map(({ key }) => key).sort());
  },
);
