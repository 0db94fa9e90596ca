import { rowsOf } from "../../support/sum-told";
import { memoOf } from "../../support/told-firm";

const TOLD =
  "11,000 prints a year; AI drafting took a caption from 20 minutes to 9, writers cost $44/hr. But buyers sent back 96 prints as 'not as described' in the last two fairs, against 30 in the two before. Each return costs about $80 in postage. Nobody has sorted the 96 by cause.";

describe("a use that runs, and what customers send back since", () => {
  const page = memoOf({ otherChallenge: TOLD, aiExperience: "Captions from scans. Speed is real." });

  it("is sorted by cause, and what a tool has made quicker is no trial", () => {
    expect(page?.decision).toMatch(/the 96 returned prints sorted by cause/);
    expect(page?.monday.what).toMatch(/the 96 returned prints/);
    expect(page?.problem.quotation).toMatch(/buyers sent back 96 prints as 'not as described'/i);
  });

  it("costs what one of them costs", () => {
    expect(rowsOf({ otherChallenge: TOLD })).toEqual([
      "96 returned prints",
      "× $80 for each",
      "= $7,680 in all",
    ]);
    expect(page?.cost.title).toMatch(/Repaid once \d+% of that sum is avoided\.$/);
  });

  it.each([
    "Buyers might send back 96 prints. Captions take 20 minutes each, 200 a month.",
    "If buyers sent back 96 prints we would stop. Captions take 20 minutes each, 200 a month.",
    "Buyers sent back no prints. Captions take 20 minutes each, 200 a month.",
  ])("is not read from: %s", (otherChallenge) => {
    expect(memoOf({ otherChallenge })?.decision).not.toMatch(/returned/);
  });

  it("leaves work whose own time is the problem first", () => {
    const told = "Captions take 20 minutes each, 200 a month. Buyers sent back 12 prints last year.";
    expect(memoOf({ otherChallenge: told })?.decision).not.toMatch(/returned/);
  });
});
