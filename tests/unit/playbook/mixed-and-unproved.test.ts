import { mixedLayouts } from "@/lib/playbook/faults/mixed-layouts";
import { memoOf } from "../../support/told-firm";

const memo = (otherChallenge: string, more: object = {}) => memoOf({ otherChallenge, ...more });

describe("what others send, each in a layout of its own", () => {
  it.each([
    [
      "The room lists. Hotels send them the evening before, every one different, and Ida sorts them.",
      "room lists",
    ],
    ["Brokers email us load sheets and no two are alike.", "load sheets"],
    ["We get menus from 40 schools, each in its own format.", "menus"],
  ])("%s", (answer, what) => {
    expect(mixedLayouts(answer)?.what).toBe(what);
  });

  it.each([
    "Our crews fill in sheets and every one is different.",
    "Clients used to send lists, all different, and now there is a form.",
    "Could they send lists, every one different?",
    "Our houses are all different.",
  ])("none: %s", (answer) => {
    expect(mixedLayouts(answer)).toBeNull();
  });

  it("is asked for in one layout before a tool reads it, and its hours are the number", () => {
    const page = memo(
      "The room lists. Hotels send them the evening before, every one different, and Ida sorts them.",
    );
    expect(page?.decision).toContain("room lists asked for in one layout and by a fixed hour");
    expect(page?.worth.sum.rows[0]?.what).toBe("hours a week spent on room lists");
  });
});

describe("work that was done and not paid, for want of proof", () => {
  const TOLD =
    "48 waiting days last season at $1,900 each. Clients paid for 20. They only pay with a reading taken at site, and my guys write 'windy'.";

  it("has its proof on the day as the trial, tried on what was not paid", () => {
    const page = memo(TOLD);
    expect(page?.decision).toContain("the proof that gets waiting days paid, written down on the day");
    expect(page?.monday.what).toContain("Pull 20 of the 28 unpaid waiting days");
    expect(page?.problem.paraphrase ?? page?.problem.quotation).toMatch(/paid for 20/);
    expect(page?.worth.sum.rows[0]?.figure).toBe("(48 − 20)");
    expect(page?.risk.risk).toBe("The line is filled in at the end of the week, and no one believes it.");
  });

  it("is no such trial where no proof is asked for", () => {
    const page = memo(
      "48 waiting days last season at $1,900 each. Clients paid for 20. They say times are hard.",
    );
    expect(page?.decision).not.toContain("the proof that gets");
  });
});

describe("runs that came home with nothing", () => {
  it("are warned of from what is on record, and the stop rule counts them", () => {
    const page = memo(
      "22 trips last spring and 8 of them came home empty. 1400 a trip, diesel and two men. Finding them is guesswork.",
    );
    expect(page?.decision).toContain(
      "an early warning of empty trips from what is on record, tested first on the 8 from last spring",
    );
    expect(JSON.stringify(page)).toContain("fewer than 4 of those 8");
    expect(JSON.stringify(page?.cost)).toMatch(/Repaid (?:by the first such case|once \d such cases)/);
  });
});

describe("money that one of theirs would release", () => {
  it("is said with who gives it", () => {
    const page = memo("Last year we lost 15 batches. A batch is worth $12,000.", {
      aiFriction:
        "Nora, our CFO, calls it a hole with no bottom, but she'll release $20,000 and only against batches saved.",
    });
    expect(JSON.stringify(page?.cost)).toContain(
      "out of the $20,000 that your CFO would give, “only against batches saved”",
    );
  });
});

describe("under a ban", () => {
  it("what went to others is looked at by hand, and nothing of it is promised", () => {
    const page = memo(
      "Speed. Of 300 estates we opened last year we closed 200, average fee $8,000, and 60 went to a competitor who was there first. Ours takes 9 days from docket to first phone call. I want it at 4 days.",
      { aiExperience: "Banned, and I wrote the ban." },
    );
    expect(page?.decision).toContain("pull the 60 cases of last year");
  });
});
