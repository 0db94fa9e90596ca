import { type DraftAnswers, NO_ANSWERS } from "@/lib/domain/assessment/draft";
import { notedBefore } from "@/lib/domain/assessment/noted";

const noted = (step: number, answers: Partial<DraftAnswers>) =>
  notedBefore(step, { ...NO_ANSWERS, ...answers });

test.each<[number, Partial<DraftAnswers>, string]>([
  [
    2,
    { companyIndustry: "food-services", companyEmployees: "51-200" },
    "Noted: food services, 51 to 200 people.",
  ],
  [
    2,
    { companyName: "Halden Creek", companyIndustry: "other", companyEmployees: "over-5000" },
    "Noted: Halden Creek, over 5,000 people.",
  ],
  [3, { businessChallenges: ["a"] }, "Noted: one pressure. Your report starts from it."],
  [3, { businessChallenges: ["a", "b", "c"] }, "Noted: three pressures. Your report starts from them."],
  [4, { aiToolsUsed: ["none"] }, "Noted: no AI tools yet. Your report starts from there."],
  [4, { aiToolsUsed: ["claude"] }, "Noted: you have tried Claude yourself."],
  [
    4,
    { aiToolsUsed: ["chatgpt", "claude", "gemini"] },
    "Noted: you have tried ChatGPT, Claude and Gemini yourself.",
  ],
  [4, { aiToolsUsed: ["other"] }, "Noted: you have tried AI yourself."],
  [4, { aiToolsUsed: ["chatgpt", "other"] }, "Noted: you have tried two AI tools yourself."],
  [5, { orgAiElements: ["none_yet"] }, "Noted: nothing in place yet. Your report says what comes first."],
  [5, { orgAiElements: ["ai_policy"] }, "Noted: one of six building blocks in place."],
])("at the head of step %s, after %j", (step, answers, line) => {
  expect(noted(step, answers)).toBe(line);
});

test("nothing is noted of what is not answered", () => {
  for (const step of [1, 2, 3, 4, 5]) expect(noted(step, {})).toBeNull();
});
