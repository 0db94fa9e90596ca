import { aimFor, goneBy } from "@/lib/domain/value/tally/aim";
import { sentencesIn } from "@/lib/playbook/calendar/told-sentences";
import { memoOf } from "../../support/told-firm";

const aim = (answer: string) => {
  const sentences = sentencesIn(answer);
  return aimFor(sentences, sentences.slice(0, 1));
};

describe("what they want of what goes wrong", () => {
  it.each([
    ["30 tanks failed last year at $500 a piece. I want that cut in half.", { kind: "part", part: 0.5 }],
    ["1 in 8 comes back. Goal is 1 in 20.", { kind: "share", part: 1, whole: 20 }],
    ["30 tanks failed. I want that under 15, so call it 15.", { kind: "count", most: 15 }],
    ["We lose 40 a month. Our target is to cut it by 25%.", { kind: "part", part: 0.25 }],
  ])("%s", (answer, told) => {
    expect(aim(answer)).toEqual(told);
  });

  it.each([
    "30 tanks failed last year. I want to hire 2 more people.",
    "30 tanks failed last year. Half of them were old.",
    "30 tanks failed last year. Do we want that under 15?",
    "30 tanks failed last year. We want $15,000 for it.",
    "30 tanks failed last year. I don't want half of them back.",
  ])("none: %s", (answer) => {
    expect(aim(answer)).toBeNull();
  });

  it("is a part of what there is, and none where there is less already", () => {
    expect(goneBy({ kind: "count", most: 15 }, { count: 30, share: undefined })).toBe(0.5);
    expect(goneBy({ kind: "count", most: 40 }, { count: 30, share: undefined })).toBeNull();
    expect(goneBy({ kind: "share", part: 1, whole: 20 }, { count: 1, share: { part: 1, whole: 5 } })).toBe(
      0.75,
    );
  });

  it("is beside the sum on page one", () => {
    const rowsFor = (otherChallenge: string) =>
      memoOf({ otherChallenge })?.worth.sum.rows.map(({ figure, what }) => `${figure} ${what}`);
    expect(
      rowsFor("30 tanks failed and got washed again last year at $500 a piece. I want that under 15."),
    ).toEqual([
      "30 tanks a year",
      "× $500 for each",
      "$15,000 a year",
      "$7,500 a year of it, where your own aim is reached",
    ]);
    expect(
      rowsFor(
        "Last season 40 of our 300 bills were disputed, I wrote off $60,000 as sheets were missing. Goal: write-offs cut in half next season.",
      ),
    ).toEqual(["$60,000 a year of write-offs", "× 50% of it, which is your own aim", "$30,000 a year"]);
  });
});
