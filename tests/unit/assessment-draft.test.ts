import { draftFrom, NO_ANSWERS } from "@/lib/domain/assessment/draft";

test("nothing is answered at first but the confidence, which starts in the middle", () => {
  expect(NO_ANSWERS.aiConfidence).toBe(5);
  const { aiConfidence: _, ...others } = NO_ANSWERS;
  expect(
    Object.values(others).every(
      (answer) => answer === "" || answer === false || (Array.isArray(answer) && answer.length === 0),
    ),
  ).toBe(true);
});

test("answers that were kept come back, and what cannot be used of them is unanswered", () => {
  expect(
    draftFrom({
      companyName: "Halden",
      aiToolsUsed: ["claude"],
      aiConfidence: "7",
      orgPosture: null,
      unknown: 1,
    }),
  ).toEqual({ ...NO_ANSWERS, companyName: "Halden", aiToolsUsed: ["claude"] });
});

test.each([null, undefined, "text", 7, []])("%p is no draft", (kept) => {
  expect(draftFrom(kept)).toEqual(NO_ANSWERS);
});
