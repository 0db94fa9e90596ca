import type { FactOf } from "@/lib/domain/ledger/fact";
import { valueLines } from "@/lib/domain/value/value-lines";
import { readLedger } from "@/lib/playbook/read-ledger";
import { memoOf, type Some, textOf } from "../../support/told-firm";

const linesOf = (otherChallenge: string) => valueLines(readLedger({ otherChallenge }), { mostPeople: 500 });
const incidentsOf = (aiExperience: string) =>
  readLedger({ aiExperience })
    .facts.filter((fact): fact is FactOf<"incident"> => fact.kind === "incident" && fact.tier === "assert")
    .map(({ key }) => key);
const constraintsOf = (aiFriction: string) =>
  readLedger({ aiFriction })
    .facts.filter(
      (fact): fact is FactOf<"constraint"> => fact.kind === "constraint" && fact.tier === "assert",
    )
    .map((fact) => fact.key);

const CARE: Some = {
  companyName: "Kindred Hands Home Care Inc.",
  companyActivity: "Home support and nursing visits for seniors",
  companyIndustry: "healthcare",
  companyEmployees: "201-500",
};
const CALL_INS =
  "Call-ins are the killer, 31 a day on average and 50 on a Monday, every call-in takes a scheduler 35 minutes on the phone to backfill, and we have 8 schedulers.";
const CHARTS =
  "The nurses chart at home at night, I am told 70 minutes a night, and the union filed a grievance about it in September.";

describe("what a figure is of", () => {
  it.each([
    [
      "Every review meeting is 2.5 hrs of prep (pull the statements, write the letter) and we do about 520 a year.",
      { hours: { low: 1300, high: 1300 }, per: "year" },
    ],
    [
      "Orders. 140 a day come by voicemail and text to 5 inside sales girls, they key each one into NECS, 4 minutes each.",
      { noun: "order", per: "day" },
    ],
    [CALL_INS, { noun: "call-in", per: "day" }],
    [
      "Intake packages come by fax, 25 a week, up to 60 pages each and a nurse reads the whole thing, about an hour each.",
      { noun: "fax", hours: { low: 25, high: 25 }, per: "week" },
    ],
  ])("is what the sentence counts, and no one who does it: %s", (text, line) => {
    expect(linesOf(text)).toContainEqual(expect.objectContaining(line));
  });

  it("is the work of its own sentence before that of an earlier one", () => {
    expect(linesOf(`${CALL_INS} Intake packages come by fax, 25 a week, about an hour each.`)).toEqual([
      expect.objectContaining({ noun: "call-in", per: "day" }),
      expect.objectContaining({ noun: "fax", per: "week" }),
    ]);
  });

  it("whose days they are stays with them", () => {
    const [line] = linesOf("38 RFPs a year, two coordinators three days each.");
    expect(line).not.toEqual(expect.objectContaining({ noun: "coordinator", per: "day" }));
  });

  it("a price that moved went neither up nor down", () => {
    const { facts } = readLedger({ otherChallenge: "Halibut landed price moved 22% in one week in June." });
    expect(facts.filter(({ kind }) => kind === "change")).toEqual([]);
  });
});

describe("page one", () => {
  it("takes no day on which something happened for the season of the work", () => {
    expect(memoOf({ ...CARE, otherChallenge: CHARTS })?.worth.sum.headline).not.toContain("September");
  });

  it("quotes the sentence whose hours it works out", () => {
    const memo = memoOf({ ...CARE, otherChallenge: `Honestly it is scheduling. ${CALL_INS}` });
    expect(memo?.problem.quotation).toBe(
      "Every call-in takes a scheduler 35 minutes on the phone to backfill",
    );
    expect(memo?.worth.sum.rows.map(({ what }) => what)).toContain("call-ins a day, ÷ 60");
  });

  it("leads with what a heading counts, and not with the way it comes in", () => {
    const memo = memoOf({
      otherChallenge:
        "Orders. 140 a day come by voicemail and text, they key each one in, 4 minutes each. It is a long night for all of us here.",
    });
    expect(memo?.decision).toContain("orders from every channel");
  });

  it("answers the same question of every caller as questions", () => {
    const text = textOf({
      companyName: "Maple Row Movers",
      otherChallenge:
        "Families phone us to ask who is coming today, that is maybe 90 calls a day and it is all the same question.",
    });
    expect(text).toContain("the ten most frequent questions");
    expect(text).not.toContain("frequent answers");
  });
});

describe("what is told plainly", () => {
  it.each([
    ["It was good but it also put in a medication we do not give.", "false_output"],
    ["I use it for the newsletter. It told me the RRSP limit wrong once.", "false_output"],
    ["It left off crustacean. A kid in Bridgewater went to hospital, she is fine.", "injury"],
    ["We had a CFIA recall class 1 and we lost the school board.", "lost_client"],
  ])("is read as what happened: %s", (text, key) => {
    expect(incidentsOf(text)).toContain(key);
  });

  it.each([
    ["Our contract with Interior Health says no client information leaves Canada.", "data_residency"],
    ["Half the night crew texts in Tagalog.", "crew_language"],
    ["The IT person is a contractor who comes Thursdays.", "thin_it"],
    ["Compliance at the dealer says nothing in writing yet.", "guidance_unclear"],
  ])("is read as what is in the way: %s", (text, key) => {
    expect(constraintsOf(text)).toContain(key);
  });

  it("a date is quoted whole", () => {
    const text = textOf({
      otherChallenge: `I have a board that wants growth and a contract renewal on June 30, 2027 and I do not see how we grow when I can not fill Monday and no one else can.`,
    });
    expect(text).not.toMatch(/on June 30”/);
  });
});
