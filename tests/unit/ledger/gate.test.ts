import type { Answers } from "@/lib/domain/assessment/assessment";
import { CLAIMS, type Claim, truthOf } from "@/lib/domain/gate/claims";
import { disagreements } from "@/lib/domain/gate/disagreements";
import { declares, gate, needsClaim, printed, type Template } from "@/lib/domain/gate/gate";
import { answersFor } from "@/tests/support/answers";
import { type FirmKey, firmAnswers, worldOf } from "@/tests/support/typed-firms";

type Declared = Pick<Template, "asserts" | "proves">;
const template = (id: string, text: string, declared: Declared, instead?: string): Template => ({
  id,
  ...declared,
  ...(instead === undefined ? {} : { instead }),
  write: () => text,
});

describe("the contradiction gate", () => {
  /** What a report said that was false for the firm, and what it took for granted. */
  const FALSE: [string, FirmKey, string, Declared, Partial<Answers>][] = [
    ["1", "pension", "while you have no written policy", { asserts: ["noPolicy"] }, {}],
    ["2", "pension", "Nothing you told us says what the uses bring", { asserts: ["noResultKnown"] }, {}],
    [
      "3",
      "pension",
      "Model risk duties for federally regulated finance",
      { asserts: ["federallyRegulatedFinance"] },
      {},
    ],
    ["5", "pension", "a problem of records first", { proves: ["recordsAreTheProblem"] }, {}],
    ["6", "timber", "uses those customers would allow", { proves: ["customerContractsBlock"] }, {}],
    [
      "7",
      "timber",
      "Turn what runs already into a measured pilot",
      { proves: ["runsForTask:maintenance"] },
      {},
    ],
    ["8", "timber", "$160,000 to $470,000", { asserts: ["moneyToInvest"] }, {}],
    ["9", "cpa", "has tried nothing that would prove it", { asserts: ["neverTried"] }, {}],
    ["10", "cpa", "Then time is the first thing to set aside", { proves: ["shortageOfTime"] }, {}],
    ["11", "ski", "No shared system exists", { asserts: ["noSystem"] }, {}],
    ["11", "charter", "You named no shared system", { asserts: ["noSystem"] }, {}],
    ["12", "saas", "Leave alone: a bot for every ticket", { asserts: ["beginner"] }, {}],
    [
      "13",
      "saas",
      "no shared account, log or result",
      { asserts: ["personalUseOnly"] },
      { aiExperience: "We use Claude ourselves; we track cost per ticket weekly" },
    ],
    [
      "probe",
      "gc",
      "Show one result, done live",
      { asserts: ["aiAllowed"] },
      { aiExperience: "We banned ChatGPT" },
    ],
    ["+", "charter", "Recruit students", { asserts: ["needsMoreCustomers"] }, {}],
    ["+", "charter", "beyond British Columbia", { asserts: ["operatesInBC"] }, {}],
  ];
  it.each(FALSE)("row %s: %s is not told %j", (_, firm, text, declared, other) => {
    const sentence = template("row", text, declared);
    const { text: said } = printed(sentence, worldOf(firmAnswers(firm, other)), new Map());
    expect(said).toBeNull();
  });

  it.each([
    ["gc", "noPolicy"],
    ["cpa", "noResultKnown"],
  ] as const)("%s is told what is so: %s", (firm, claim) => {
    expect(gate(template("control", "", { asserts: [claim] }), worldOf(firmAnswers(firm)))).toEqual({
      print: true,
    });
  });

  const TRUE: [FirmKey, Claim][] = [
    ["timber", "runsForTask:fault_codes"],
    ["gc", "runsForTask:rfi"],
    ["gc", "owns:procore"],
    ["ski", "owns:mews"],
    ["charter", "hasDepartment:finance"],
    ["timber", "operatesInBC"],
  ];
  it.each(TRUE)("%s proves %s", (firm, claim) => {
    expect(truthOf(claim, worldOf(firmAnswers(firm))).v).toBe(true);
  });

  it("a tool that is named as not in use is not owned", () => {
    const world = worldOf(answersFor({ aiFriction: "We do not use Copilot, only Excel" }));
    expect([truthOf("owns:copilot", world).v, truthOf("owns:excel", world).v]).toEqual([false, true]);
  });

  it("prints what replaces a false sentence, and that is checked as well", () => {
    const templates = new Map(
      [
        template("a", "you have no policy", { asserts: ["noPolicy"] }, "b"),
        template("b", "nothing runs yet", { asserts: ["nothingRuns"] }, "c"),
        template("c", "your policy names it", {}),
      ].map((each) => [each.id, each] as const),
    );
    const first = templates.get("a");
    if (first === undefined) throw new Error("no template");
    expect(printed(first, worldOf(firmAnswers("pension")), templates)).toEqual({
      id: "c",
      text: "your policy names it",
      dropped: [
        { id: "a", because: "noPolicy: tick ai_policy" },
        { id: "b", because: "nothingRuns: state ran" },
      ],
    });
  });

  it("gives up after three replacements, and ends where they go in a circle", () => {
    const circle = template("a", "no policy", { asserts: ["noPolicy"] }, "a");
    const { text, dropped } = printed(circle, worldOf(firmAnswers("pension")), new Map([["a", circle]]));
    expect([text, dropped.length]).toEqual([null, 4]);
  });

  it("asks where a tick and a sentence disagree", () => {
    const answers = answersFor({ orgAiElements: ["ai_policy"], aiFriction: "We have no AI policy" });
    expect(disagreements(worldOf(answers))).toEqual([
      { about: "policy", ticked: "tick ai_policy", typed: "state no_policy" },
    ]);
    expect(truthOf("noPolicy", worldOf(answers)).v).toBe(false);
  });

  it("knows a sentence that has to declare what it takes for granted", () => {
    expect(["no system exists", "It runs already", "Aucune règle"].map(needsClaim)).toEqual([
      true,
      true,
      true,
    ]);
    expect(needsClaim("Time ten quotes this week")).toBe(false);
    expect(declares(template("any", "", {}))).toBe(false);
  });

  it("says of a firm that told nothing almost nothing", () => {
    const world = worldOf(answersFor({}));
    const known = Object.entries(CLAIMS).flatMap(([name, claim]) =>
      claim(world).v === "unknown" ? [] : [name],
    );
    expect(known).toEqual(["noSystem", "federallyRegulatedFinance"]);
  });
});
