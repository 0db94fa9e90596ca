import { experiencePointsOf } from "@/lib/domain/ledger/experience";
import { leadOf } from "@/lib/domain/ledger/lead";
import { slotsOf } from "@/lib/domain/ledger/slots";
import { stanceOf } from "@/lib/domain/ledger/stance";
import { readLedger } from "@/lib/playbook/read-ledger";
import { FIRM_KEYS, type FirmKey, firmAnswers, ledgerOf } from "@/tests/support/typed-firms";

const leadIn = (key: FirmKey) => {
  const answers = firmAnswers(key);
  const ticked = answers.businessChallenges
    .filter((slug) => !slug.startsWith("none"))
    .map((slug) => ({ slug }));
  return leadOf(ledgerOf(answers), ticked);
};

describe("the lead", () => {
  const LEADS: [FirmKey, string | undefined, number | undefined][] = [
    ["gc", "rfi", 95],
    ["pension", "letters", 95],
    ["ski", "email", 95],
    ["timber", "fault_codes", 80],
    ["saas", "tickets", 80],
    ["law", "translation", 80],
    ["salmon", "rostering", 50],
    ["clinic", "scribe", 45],
    ["charter", "reducing_administrative_work_for_educators", 30],
    ["cpa", undefined, undefined],
  ];
  it.each(LEADS)("of %s is %s", (key, lead, points) => {
    const found = leadIn(key).lead;
    expect([found?.key, found?.points]).toEqual([lead, points]);
  });

  it("in use without a figure, is measured beside the pilot that they ask for", () => {
    expect(leadIn("law").pilotBeside?.key).toBe("checklists");
    expect(leadIn("gc").pilotBeside).toBeNull();
  });

  it("is never what invented cases, or was stopped", () => {
    const inLaw = leadIn("law").candidates.find(({ key }) => key === "legal_research");
    expect(inLaw?.checkFirst ?? true).toBe(true);
    const stopped = leadOf(readLedger({ aiExperience: "We stopped using ChatGPT to draft quotes" }), [
      { slug: "any" },
    ]);
    expect(stopped.lead?.key).toBe("any");
  });
});

describe("the stance", () => {
  const effectsOf = (typed: string, elements = 0) =>
    stanceOf(readLedger({ aiFriction: typed }), elements).map(({ effect }) => effect);
  const EFFECTS: [string, string[]][] = [
    ["We banned ChatGPT company-wide", ["respectBan"]],
    ["Our bank froze the line of credit. There is no budget.", ["crisis"]],
    ["Softwood duties leave nothing for investment", ["zeroCapital"]],
    ["The union filed two grievances", ["consultUnionFirst"]],
    ["Our data never leaves Canada", ["residencyFirst"]],
    ["It made up a bulletin. Near miss on a lift.", ["errorLogFirst", "safetyFirst"]],
    ["Half the sites have no signal and the crew will not type", ["offlineFirst", "voiceOrPaper"]],
    ["Waste of time.", ["smallFirst"]],
    ["If the bank froze our line of credit we would stop", []],
  ];
  it.each(EFFECTS)("%s", (typed, effects) => {
    expect(effectsOf(typed)).toEqual(effects);
  });

  it("of a firm that leads has no first steps", () => {
    const answers = firmAnswers("saas");
    const effects = stanceOf(ledgerOf(answers), answers.orgAiElements.length).map(({ effect }) => effect);
    expect(effects).toEqual(["leaderBranch", "residencyFirst"]);
  });
});

it("counts experience by what is told", () => {
  const points = FIRM_KEYS.map((key) => {
    const answers = firmAnswers(key);
    return [key, experiencePointsOf(ledgerOf(answers), !["", "none"].includes(answers.aiExperience ?? ""))];
  });
  expect(Object.fromEntries(points)).toEqual({
    pension: 5,
    gc: 5,
    ski: 5,
    saas: 5,
    timber: 4,
    law: 4,
    clinic: 4,
    cpa: 2,
    salmon: 0,
    charter: 0,
  });
});

describe("the slots of a talk", () => {
  it("are filled by a sentence each", () => {
    const said =
      "Quoting takes too long. Last month we lost a kitchen job because the quote took nine days. Our estimator spends about 25 hours a week on quotes and nobody tracks how many we win. I would like to cut it to two days. I'll ask our operations manager to time ten quotes next week.";
    const slots = slotsOf(readLedger({ "talk:business_challenges": said }));
    expect(slots.figures.map(({ text }) => text)).toEqual(["nine days", "about 25 hours a week"]);
    expect(slots.goal?.text).toBe("I would like to cut it to two days.");
    expect(slots.nextStep?.text).toBe("I'll ask our operations manager to time ten quotes next week.");
    expect(slots.owner?.text).toBe("our operations manager");
    expect(slots.uncounted?.text).toBe("nobody tracks");
    expect(slots.example?.text).toMatch(/^Last month/);
    const quoted = [slots.goal, slots.nextStep, slots.owner, slots.uncounted, ...slots.figures];
    expect(quoted.map((slot) => slot && said.slice(...slot.span))).toEqual(quoted.map((slot) => slot?.text));
  });

  it("stay empty where nothing was said", () => {
    const { figures, systems, obstacles, ...rest } = slotsOf(readLedger({ "talk:a": "Not sure." }));
    expect([...figures, ...systems, ...obstacles]).toEqual([]);
    expect(Object.values(rest).filter((slot) => slot !== null)).toEqual([]);
  });

  it("name what is in the way", () => {
    const said =
      "We paste patient letters into ChatGPT to shorten them. We don't have a rule, and I worry about privacy.";
    const slots = slotsOf(readLedger({ "talk:a": said }));
    expect([slots.obstacles[0]?.label, slots.systems.map(({ text }) => text)]).toEqual([
      "privacy",
      ["ChatGPT"],
    ]);
  });
});
