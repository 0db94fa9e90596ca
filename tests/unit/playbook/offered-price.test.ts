import { inPeople } from "@/lib/playbook/value/box/full-time";
import { reportOf, type Some } from "@/tests/support/told-firm";

const KEYED: Some = {
  companyActivity: null,
  aiExperience: null,
  otherChallenge: "We key 120 orders a day, 6 minutes each, at $30 an hour.",
};
const findingFor = (aiFriction: string) =>
  reportOf({ ...KEYED, aiFriction }).reportData.noticed?.find(({ text }) => text.includes("first year"));

describe("such a price beside the work on page one", () => {
  it("says which part of the work it has to free, and asks to be shown it", () => {
    const finding = findingFor("The vendor quoted us $12,000 a year for a reading module.");
    expect(finding?.title).toBe("What $12,000 a year would have to free");
    expect(finding?.text).toBe(
      "You wrote “The vendor quoted us $12,000 a year for a reading module”. At the $30 an hour of page one, its first year costs as much as 400 hours of that work: it is repaid once 14% of the work is freed. Before anything is signed, have it shown on twenty of your own cases, the worst ones among them.",
    );
  });

  it("says so where it is more than all of the work, and asks for what comes behind the first year", () => {
    const finding = findingFor("The vendor quoted us $120,000 for a reading module.");
    expect(finding?.title).toBe("The tool that you were offered costs more than the work on page one");
    expect(finding?.text).toContain("4,000 hours of that work: more than the");
    expect(finding?.text).toContain("what it costs from the second year on");
  });
});

describe("hours of a year as people", () => {
  it.each([
    [{ low: 9380, high: 9380 }, ": the work of about 5 people, at 1,800 hours each"],
    [{ low: 1840, high: 1840 }, ": the work of about one person, at 1,800 hours"],
    [{ low: 3600, high: 5400 }, ": the work of 2 to 3 people, at 1,800 hours each"],
    [{ low: 2600, high: 2600 }, ""],
    [{ low: 300, high: 300 }, ""],
  ])("%j", (hours, said) => expect(inPeople(hours)).toBe(said));
});
