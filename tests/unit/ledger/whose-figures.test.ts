import type { Fact } from "@/lib/domain/ledger/fact";
import { readLedger } from "@/lib/playbook/read-ledger";

type Field = "aiExperience" | "aiFriction" | "otherChallenge" | "companyActivity";
const factsIn = (text: string, field: Field): Fact[] => [...readLedger({ [field]: text }).facts];
const asserted = (text: string, field: Field): string[] =>
  factsIn(text, field)
    .filter(({ tier }) => tier === "assert")
    .map((fact) => `${fact.kind} ${"key" in fact ? fact.key : fact.text}`);

describe("what an answer counts is counted of what it names", () => {
  it.each([
    ["Two agents until 9 pm. Lost bags, 5,200 last year, 14 minutes each.", "bag"],
    ["520 familles. On demande un bilan par garderie, 4 heures chacun.", "garderie"],
    ["Building permits, 900 a year, 40 minutes each.", "permit"],
  ])("%s", (text, per) => {
    const times = factsIn(text, "otherChallenge").filter(({ text: words }) => /each|chacun/.test(words));
    expect(times).toMatchObject([{ kind: "rate", per }]);
  });

  it("what is new is no noun: “each new driver costs us $2,900”", () => {
    const prices = factsIn("Each new driver costs us $2,900 to train.", "otherChallenge");
    expect(prices).toContainEqual(expect.objectContaining({ kind: "rate", role: "price", per: "driver" }));
  });
});

describe("work that is named behind “each” is not what is counted", () => {
  it.each([
    [
      "Title searches: 50 a week, 25 minutes each copying names out of scans.",
      "25 minutes each",
      "title search",
    ],
    ["Invoices: 200 a month, 6 minutes each keying the lines.", "6 minutes each", "invoice"],
  ])("%s", (text, words, per) => {
    expect(factsIn(text, "otherChallenge").find((fact) => fact.text === words)).toMatchObject({ per });
  });

  it("“24 of them a month” is of what was timed before", () => {
    const facts = factsIn("A spousal file takes 4 hours each. We do 24 of them a month.", "otherChallenge");
    expect(facts.find(({ text }) => text === "24 of them a month")).toMatchObject({ role: "volume" });
  });

  it("messages that come in are counted, and nothing that an earlier sentence timed", () => {
    const text = "Each quote takes two hours. Text messages come in until ten, about 60 a day.";
    const volumes = factsIn(text, "otherChallenge").filter(
      (fact) => fact.kind === "rate" && fact.role === "volume",
    );
    expect(volumes).not.toContainEqual(expect.objectContaining({ unit: "quote" }));
  });
});

it("what a tool promised is an incident, and what it cost is so", () => {
  const text = "In May it told a guest we would refund the whole stay, he sent it on, we paid $2,300.";
  const facts = factsIn(text, "aiExperience");
  expect(facts).toContainEqual(
    expect.objectContaining({ kind: "incident", key: "bot_harm", tier: "assert" }),
  );
  expect(facts.find(({ text: words }) => words === "$2,300")).toMatchObject({ polarity: "affirmed" });
});

it("a label is the work that its figures time", () => {
  const text = "Soumissions de clôtures : nos 3 vendeurs prennent 2 heures par plan, 15 plans par semaine.";
  expect(asserted(text, "otherChallenge")).toContain("task quotes");
});

it("“each” before the work that is timed makes it the subject", () => {
  expect(asserted("Each grant report takes Ana 5 hours.", "otherChallenge")).toContain("task grant_reports");
  expect(asserted("It costs $41 per invoice.", "otherChallenge")).not.toContain("task invoices");
});

it("an error that is told as a share is an error", () => {
  expect(asserted("A third of the labels read wrong.", "aiExperience")).toContain("incident false_output");
  expect(asserted("Dans Excel, la moitié des totaux étaient faux.", "aiExperience")).toContain(
    "incident false_output",
  );
});

it("a deadline that we missed is nothing that a draft left out, and weeks are no money", () => {
  expect(asserted("We missed the deadline on 40 files.", "otherChallenge")).not.toContain(
    "incident omission",
  );
  expect(asserted("The strike cost us 5 weeks.", "aiFriction")).not.toContain("constraint loses_money");
});

describe("how much of it a firm does is read in what it says it does, and nothing else is", () => {
  it.each([
    ["We press 38,000 litres of cider a year for 12 growers.", "rate 38,000 litres of cider a year"],
    ["Laverie de 9 camions, environ 2 600 livraisons par mois.", "rate environ 2 600 livraisons par mois"],
  ])("%s", (text, fact) => {
    expect(asserted(text, "companyActivity")).toContain(fact);
  });

  it("a kind of work is no obstacle", () => {
    const kinds = factsIn("We fight turnover and paper records for clinics.", "companyActivity");
    expect(kinds.filter(({ kind }) => kind === "constraint" || kind === "task")).toEqual([]);
  });
});

describe("what is said of others, or of those who lack it, is not asserted of the firm", () => {
  it.each([
    ["We have 45 buildings without one.", "otherChallenge", "quantity 45 buildings"],
    ["Spotify a réduit ses redevances de 12 % en mars.", "otherChallenge", "change 12 %"],
    ["Students use ChatGPT to cheat on the quiz, so we went back to paper.", "aiExperience", "state stopped"],
    ["Walmart sells the same pump for $140, we sell for $260.", "otherChallenge", "amount $140"],
    ["Asked about tax and it gave me the old limit, $30,000.", "aiExperience", "amount $30,000"],
    ["A colleague in Nelson lost $90,000 to a fake invoice.", "otherChallenge", "amount $90,000"],
    ["The ministry wants 3% savings with no layoffs.", "aiFriction", "constraint auditor_asks"],
    ["We were off by 3 crates in the fall count, it was a typo.", "otherChallenge", "incident false_output"],
  ] as const)("%s", (text, field, fact) => {
    expect(asserted(text, field)).not.toContain(fact);
  });

  it.each([
    ["We manage 45 buildings.", "otherChallenge", "quantity 45 buildings"],
    ["Walmart sells the same pump for $140, we sell for $260.", "otherChallenge", "amount $260"],
    ["We tried ChatGPT and went back to paper.", "aiExperience", "state stopped"],
    ["The ministry asks how we use AI.", "aiFriction", "constraint auditor_asks"],
  ] as const)("but %s", (text, field, fact) => {
    expect(asserted(text, field)).toContain(fact);
  });
});

it("a town is no hope, a month no plural, and a date no system", () => {
  const [fact] = factsIn("We collect 40,000 cans a year from Hope to Yale.", "companyActivity");
  expect(fact?.polarity).toBe("affirmed");
  expect(factsIn("Le budget est gelé jusqu'au 31 mars.", "otherChallenge")).not.toContainEqual(
    expect.objectContaining({ unit: "mar" }),
  );
  const systems = [...readLedger({ otherPlatforms: "Excel, maybe spring 2027" }).facts];
  expect(systems.flatMap((fact) => (fact.kind === "product" ? [fact.name] : []))).toEqual([
    "Microsoft Excel",
  ]);
});
