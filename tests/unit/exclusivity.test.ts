import { NO_ANSWERS } from "@/lib/domain/assessment/draft";
import { arePicksConsistent, togglePick } from "@/lib/domain/assessment/exclusivity";
import { ASKED_AT_THE_END, openBefore, STEPS } from "@/lib/domain/assessment/steps";
import { AssessmentSubmission } from "@/lib/domain/assessment/submission";

test.each(["none", "none_yet", "none_of_the_above", "only-bc"])(
  "%s leaves no room for another pick",
  (alone) => {
    expect(togglePick(["canada-wide", "international"], alone)).toEqual([alone]);
    expect(togglePick([alone], "international")).toEqual(["international"]);
    expect(arePicksConsistent([alone])).toBe(true);
    expect(arePicksConsistent([alone, "international"])).toBe(false);
  },
);

test("the answers that are asked for at the end are those that Continue lets pass and the server refuses", () => {
  const refused = AssessmentSubmission.safeParse(NO_ANSWERS).error?.issues.map(({ path }) => path[0]) ?? [];
  const asked = new Set<unknown>(STEPS.flatMap(({ required }) => required));
  expect([...new Set(refused)].filter((field) => !asked.has(field)).sort()).toEqual(
    [...ASKED_AT_THE_END].sort(),
  );
});

test("what is left open is told by the first step that lacks it, and never of the step that is open", () => {
  const open =
    (...fields: string[]) =>
    (field: string) =>
      fields.includes(field);
  expect(openBefore(1, open("companyMarkets"))).toBeNull();
  expect(openBefore(2, open("companyMarkets", "enterprisePlatforms"))).toEqual({
    step: 1,
    fields: ["companyMarkets"],
  });
  expect(openBefore(4, open("enterprisePlatforms"))).toBeNull();
  expect(openBefore(5, open("enterprisePlatforms"))).toEqual({ step: 4, fields: ["enterprisePlatforms"] });
});
