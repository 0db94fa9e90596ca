import { seenLate } from "@/lib/playbook/faults/seen-late";
import { memoOf } from "../../support/told-firm";

const inFriction = (aiFriction: string) => seenLate({ otherChallenge: null, aiFriction });

describe("who sees the work too late to stop it", () => {
  it.each([
    ["Odile (patterns, 22 yrs) only sees the drawing after the customer has signed.", "Odile", "drawing"],
    ["Ward never sees the estimate until after the client approved.", "Ward", "estimate"],
    ["Tess gets the shop drawings once the builder has paid.", "", ""],
  ])("%s", (typed, who, what) => {
    const found = inFriction(typed);
    expect([found?.who ?? "", found?.what ?? ""]).toEqual([who, what]);
  });

  it.each([
    "Odile used to only see the drawing after the customer signed.",
    "The customer only sees the drawing after Odile has signed.",
    "Odile sees the drawing before the customer signs.",
    "Would Odile only see the drawing after the customer signed?",
  ])("none in: %s", (typed) => {
    expect(inFriction(typed)).toBeNull();
  });
});

describe("work that is made wrong because it is seen too late", () => {
  const page = memoOf({
    otherChallenge: "Last year 161 suits and 29 remakes. Each one eats $1,450.",
    aiFriction: "Odile only sees the picture after the customer has signed.",
  });

  it("is seen in time, by the one who knows, on the counted cases first", () => {
    expect(page?.decision).toContain(
      "under Odile: each picture seen by Odile before the customer signs, with the right to send it back, tested first on the 29 from last year",
    );
    expect(page?.stop.text).toContain("Odile would have sent back fewer than 15 of those 29");
    expect(page?.risk.risk).toBe("Odile is overruled on the first order that is large.");
  });

  it("is a check like any other where no one was named", () => {
    const told = memoOf({ otherChallenge: "Last year 161 suits and 29 remakes. Each one eats $1,450." });
    expect(told?.decision).toContain("a check on work that would end as one of the remakes");
  });
});
