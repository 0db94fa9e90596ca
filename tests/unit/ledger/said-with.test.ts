import type { Fact } from "@/lib/domain/ledger/fact";
import { readLedger } from "@/lib/playbook/read-ledger";

type Field = "aiExperience" | "aiFriction" | "otherChallenge" | "companyActivity";
const factsIn = (text: string, field: Field = "otherChallenge"): Fact[] => [
  ...readLedger({ [field]: text }).facts,
];
const assertedKinds = (text: string, field: Field = "otherChallenge"): string[] =>
  factsIn(text, field)
    .filter(({ tier }) => tier === "assert")
    .map((fact) => `${fact.kind} ${fact.text}`);

describe("a figure keeps the words that say what it is of", () => {
  it.each([
    ["83% of our alarms are false.", "83% of our alarms", "… are false"],
    ["7 of 20 dentists still use it.", "7 of 20 dentists", "… still use it"],
    ["We hold $90M in deposits.", "$90M", "We hold … in deposits"],
    ["A third of our callers hang up.", "A third of our callers", "… hang up"],
    ["On tient tout à la main, 30 minutes par jour.", "30 minutes par jour", "On tient tout à la main …"],
  ])("%s", (text, figure, said) => {
    const [fact] = factsIn(text).filter((each) => each.text === figure);
    expect(fact).toMatchObject({ said });
  });

  it.each([
    ["That was 58% of my sales.", "58%"],
    ["Visitors from Oregon were 40% of our guests.", "40%"],
    ["A $50 jar gets a $12 duty at the border.", "$12"],
  ])("and is not asserted bare, nor as it was, nor of a buyer: %s", (text, figure) => {
    expect(assertedKinds(text).filter((each) => each.includes(figure))).toEqual([]);
  });

  it.each([
    ["We have a $2M loan with the bank.", "amount $2M"],
    ["Training one guard costs us $18,000.", "amount $18,000"],
    ["22% of our invoices are late.", "rate 22% of our invoices"],
  ])("but %s", (text, fact) => {
    expect(assertedKinds(text)).toContain(fact);
  });

  it("a trial without its tool keeps what was tried", () => {
    expect(factsIn("We tried a weighing arm from a Danish firm.", "aiExperience")).toMatchObject([
      { kind: "state", key: "tried", said: "We … a weighing arm from a Danish firm" },
    ]);
  });
});

describe("what holds for a time, a sample or another firm is not asserted of the firm", () => {
  it.each([
    ["We have 9 cooks in winter and 40 in summer.", "otherChallenge", "quantity 9 cooks"],
    ["Rework went from 14 to 11 since May.", "otherChallenge", "change from 14 to 11"],
    ["We are at it again, sampling 10% of the rejects.", "aiExperience", "rate 10% of the rejects"],
    ["Wire fraud: a colleague lost $90,000, it keeps me up.", "otherChallenge", "incident Wire fraud"],
    ["We were on CBC last week.", "otherChallenge", "body CBC"],
  ] as const)("%s", (text, field, fact) => {
    expect(assertedKinds(text, field)).not.toContain(fact);
  });

  it.each([
    ["We have 9 cooks.", "quantity 9 cooks"],
    ["Our accidents went from 14 to 11 since May.", "change from 14 to 11"],
  ])("but %s", (text, fact) => {
    expect(assertedKinds(text)).toContain(fact);
  });
});

describe("what speech leaves out is found, and never asserted", () => {
  it.each([
    ["There are 23 of us.", "people"],
    ["It is me plus 4.", "people"],
    ["14 full time, busy in June.", "people"],
    ["We keep 8 guides in winter and 30 in summer.", "guide"],
    ["We had 12 dealers in 2018, now 7.", "dealer"],
    ["Waste is 9% and we want it under 4.", "percent"],
    ["Nous avons 6 serveurs l'hiver et 15 l'été.", "serveur"],
    ["A 60 family waitlist.", "family"],
    ["I am 61.", "age"],
  ])("%s", (text, unit) => {
    const last = factsIn(text)
      .filter(({ kind }) => kind === "quantity")
      .at(-1);
    expect(last).toMatchObject({ unit, tier: "mention" });
  });

  it.each([
    ["We plant 3 million pine, larch and fir trees a year.", "tree"],
    ["We dry 20,000 kg a week.", "kg"],
  ])("but a noun behind a list, or a weight, is counted: %s", (text, unit) => {
    expect(factsIn(text)).toMatchObject([{ kind: "rate", unit, role: "volume", tier: "assert" }]);
  });
});

describe("before and after, however they are told", () => {
  it.each([
    ["Permit drawings went from 4 hours to about 70 minutes each.", 240, 70, "minute"],
    ["L'horaire a pris trois jours au lieu de huit.", 8, 3, "day"],
    ["The bed list is 51, up from 19.", 19, 51, null],
    ["We shipped 31,000 crates last year, down from 44,000.", 44000, 31000, "crate"],
  ])("%s", (text, from, to, unit) => {
    expect(factsIn(text).filter(({ kind }) => kind === "change")).toMatchObject([{ from, to, unit }]);
  });

  it.each([
    ["Orders are down a third since spring.", 33],
    ["On en a perdu la moitié depuis mai.", 50],
  ])("a part is a change as well: %s", (text, by) => {
    expect(factsIn(text).filter(({ kind }) => kind === "change")).toMatchObject([{ by, direction: "down" }]);
  });
});

describe("dates are read as such", () => {
  it.each([
    ["The filing is due by October 15.", "10-15", "deadline"],
    ["Our AGM is March 3.", "03-03", "at"],
    ["The move is done in spring 2028.", "spring 2028", "at"],
    ["Contrat à renouveler au 31 mars 2028.", "2028-03-31", "deadline"],
    ["The system is from 2006.", "2006", "since"],
  ])("%s", (text, key, role) => {
    const dates = factsIn(text).filter(({ kind }) => kind === "date");
    expect(dates).toMatchObject([{ key, role, tier: "mention" }]);
  });

  it("a range behind a month counts, and is no day", () => {
    expect(factsIn("We start every June 10 to 12 pickers short.")).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "quantity", low: 10, high: 12, unit: "picker" }),
      ]),
    );
  });
});

it("too few people is a shortage, and no turnover", () => {
  const keys = factsIn("We are 6 drivers short. 12 postes vacants.").flatMap((fact) =>
    fact.kind === "constraint" ? [fact.key] : [],
  );
  expect(keys).toContain("shortage");
  expect(keys).not.toContain("turnover");
});

it("the city and the province have one name, which a word before it parts", () => {
  const places = (text: string) => factsIn(text, "companyActivity").filter(({ kind }) => kind === "place");
  expect(places("Atelier de menuiserie à Québec.")).toMatchObject([{ level: "city" }]);
  expect(places("Ateliers de menuiserie au Québec.")).toMatchObject([{ level: "province" }]);
});
