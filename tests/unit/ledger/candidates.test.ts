import type { Candidate } from "@/lib/domain/ledger/candidates";
import type { Ledger, TypedFields } from "@/lib/domain/ledger/fact";
import { stanceOf } from "@/lib/domain/ledger/stance";
import { readAnswers, withCandidates } from "@/lib/playbook/read-ledger";
import { answersFor } from "@/tests/support/answers";

const take = (fields: TypedFields, ...some: Partial<Candidate>[]) => {
  const answers = answersFor({
    aiExperience: fields.aiExperience ?? null,
    aiFriction: fields.aiFriction ?? null,
  });
  const candidates = some.map(
    (each): Candidate => ({
      field: "aiFriction",
      quote: "",
      kind: "constraint",
      key: "",
      polarity: "affirmed",
      ...each,
    }),
  );
  const ledger = readAnswers(answers);
  return { before: ledger, ...withCandidates(answers, ledger, candidates) };
};
const factsBy = ({ facts }: Ledger) => facts.filter(({ source }) => source === "claude");

const CONNECTIVITY = "Connectivity at the out-sites comes and goes.";

describe("facts that a model read", () => {
  it("may be asserted where the rules half read the same, and only mentioned elsewhere", () => {
    const { ledger, taken } = take(
      { aiFriction: `${CONNECTIVITY} Our dispatcher does everything from memory.` },
      { quote: CONNECTIVITY, key: "no_signal" },
      { quote: "does everything from memory", key: "key_person" },
    );
    expect(taken.map((fact) => [fact.tier, fact.source])).toEqual([
      ["assert", "claude"],
      ["mention", "claude"],
    ]);
    expect(ledger.unplaced.map(({ sentence }) => sentence)).toEqual([
      "Our dispatcher does everything from memory.",
    ]);
    expect(stanceOf(ledger, 0).map(({ effect }) => effect)).toEqual(["offlineFirst"]);
  });

  it("may be asserted where its words have one that our lists know a meaning by", () => {
    const text = "Two carriers prohibit it outright in the service agreement.";
    const { taken } = take({ aiFriction: text }, { quote: text.slice(0, -1), key: "customer_forbids" });
    expect(taken).toMatchObject([{ tier: "assert" }]);
  });

  it.each([
    ["a ban", "state", "banned", "Tablets die from steam."],
    ["a crisis", "constraint", "cash_crisis", "Province funds us year to year."],
    ["no capital", "constraint", "no_capital", "Capital projects go to the hall first."],
    ["an accident", "incident", "injury", "One dog went home with cat doses."],
  ])("is never asserted by a word alone where it would turn the plan: %s", (_, kind, key, text) => {
    const { taken, ledger, before } = take({ aiFriction: text }, { quote: text.slice(0, -1), kind, key });
    for (const { tier } of taken) expect(tier).toBe("mention");
    expect(ledger.unplaced).toEqual(before.unplaced);
    expect(stanceOf(ledger, 0)).toEqual(stanceOf(before, 0));
  });

  it.each([
    [
      "what is denied is no affirmation",
      "We are not short of signal or of tablets out there.",
      "signal or of tablets",
      "no_signal",
    ],
    [
      "what might be is not so",
      "If tablets die from steam we look elsewhere.",
      "tablets die from steam",
      "no_signal",
    ],
    [
      "a denial within the words turns them round",
      "Branch managers do not run their own show here.",
      "managers do not run their own show",
      "culture",
    ],
  ])("%s", (_, text, quote, key) => {
    const { taken, refused, before } = take({ aiFriction: text }, { quote, key });
    expect(before.unplaced).toHaveLength(1);
    expect([taken, refused]).toEqual([[], ["polarity"]]);
  });

  it("what the rules read the other way, wherever it was typed, is not taken", () => {
    const fields = {
      aiExperience: "We have a written policy. ChatGPT drafts our letters every day.",
      aiFriction: "Nothing else came out of it.",
    };
    const { before, refused, taken } = take(
      fields,
      { quote: "Nothing else came", kind: "state", key: "no_use", polarity: "negated" },
      { quote: "Nothing else came", kind: "state", key: "no_use" },
    );
    expect(before.unplaced).toHaveLength(1);
    for (const { tier } of taken) expect(tier).toBe("mention");
    expect(refused.length).toBeGreaterThan(0);
  });

  it("the words are found as they were typed, composed or not, and stand once in the answer", () => {
    const text = "Le réseau va et vient à la scierie.".normalize("NFD");
    const { taken } = take({ aiFriction: text }, { quote: "va et vient à la scierie", key: "no_signal" });
    for (const fact of taken) expect(text.slice(...fact.span)).toBe(fact.text);
    const twice = take(
      { aiFriction: `${CONNECTIVITY} ${CONNECTIVITY}` },
      { quote: CONNECTIVITY, key: "no_signal" },
    );
    expect(twice.refused).toEqual(["not once"]);
  });

  it("what a vendor says is not said by the firm", () => {
    const text = "The vendor says that connectivity comes and goes.";
    const { taken } = take({ aiFriction: text }, { quote: "connectivity comes and goes", key: "no_signal" });
    for (const { tier } of taken) expect(tier).toBe("mention");
  });

  it("changes no fact of the rules, and reads no number", () => {
    const text = `It takes 40 minutes a letter. ${CONNECTIVITY}`;
    const { before, ledger } = take({ aiFriction: text }, { quote: CONNECTIVITY, key: "no_signal" });
    expect(ledger.facts.slice(0, before.facts.length)).toEqual(before.facts);
    expect(factsBy(ledger).map(({ kind }) => kind)).toEqual(["constraint"]);
  });
});
