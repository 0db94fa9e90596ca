import { slippedThrough } from "@/lib/playbook/faults/slipped-through";
import { memoOf, textOf } from "../../support/told-firm";

const slipOf = (otherChallenge: string) => slippedThrough({ otherChallenge });

describe("what was wrong and left all the same", () => {
  it.each([
    "In May one client's report said 4 breaches when the log said 9.",
    "A quote went out with last year's price.",
    "Two letters went to members with the wrong date.",
    "We sent a certificate with the wrong serial number.",
    "Our summary listed 12 conditions where the permit had 14.",
    "The minutes showed 5 votes and the recording showed 4.",
    "We filed one statement with an invented figure.",
  ])("%s", (told) => {
    expect(slipOf(`We write 40 a month. ${told} It hurt.`)).toBe(told);
  });

  it("is also what someone else found", () => {
    const told = "One totalled 3 acres and it is 13. The owner caught it, not us.";
    expect(slipOf(told)).toBe("One totalled 3 acres and it is 13.");
  });

  it.each([
    "If a report said 4 when the log said 9 we would hear of it.",
    "No quote went out with the wrong price.",
    "Did a letter go out with the wrong date?",
    "A competitor's report said 4 breaches when the log said 9.",
    "The report had 9 pages and the letter had 2.",
    "We have never sent a certificate with the wrong number.",
    "The client found us on the web.",
  ])("nothing is read from “%s”", (told) => {
    expect(slipOf(told)).toBeNull();
  });
});

const RUNS = "31 sites each get a monthly report. With Claude they went from 6 hours to 2 each, great.";
const SLIP = "In May one client's report said 4 breaches when the log said 9.";

describe("a use that runs, and an error that left", () => {
  it("is checked, and not proposed again", () => {
    const page = memoOf({ otherChallenge: `${RUNS} ${SLIP}` });
    expect(page?.decision).toContain("a check of each report against its source before it leaves");
    expect(page?.problem.quotation).toBe(SLIP);
    expect(page?.notNow).toContain("A further use of AI");
  });

  it("is no new trial without an error either", () => {
    expect(memoOf({ otherChallenge: RUNS })?.decision).not.toMatch(/drafts/);
  });

  it("leaves work that no tool does as it was", () => {
    const told = `31 sites each get a monthly report, 6 hours each. ${SLIP}`;
    expect(memoOf({ otherChallenge: told })?.decision).not.toContain("a check of each report");
    const hoped = `31 sites each get a monthly report. With Claude they could go from 6 hours to 2 each. ${SLIP}`;
    expect(memoOf({ otherChallenge: hoped })?.decision).not.toContain("a check of each report");
  });

  it("is proposed nowhere as a trial of what runs", () => {
    const text = textOf({ companyIndustry: "retail", otherChallenge: `${RUNS} ${SLIP}` });
    expect(text).not.toMatch(/first drafts of reports/i);
  });
});
