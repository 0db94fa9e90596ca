import type { Fact, TypedFields } from "@/lib/domain/ledger/fact";
import { readLedger } from "@/lib/playbook/read-ledger";
import { fieldsOf, ledgerCases } from "@/tests/support/ledger-cases";
import { FIRM_KEYS, firmAnswers, typedFieldsOf } from "@/tests/support/typed-firms";

const TEXTS: TypedFields[] = [
  ...ledgerCases.map(fieldsOf),
  ...FIRM_KEYS.map((key) => typedFieldsOf(firmAnswers(key))),
];
const mapped = (fields: TypedFields, change: (text: string) => string): TypedFields =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, text ? change(text) : text]));

/** What a fact says, without where. */
const meaningOf = ({ span, text, sentence, sentenceAt, ...meaning }: Fact): string => JSON.stringify(meaning);
const numbersIn = ({ facts }: { facts: readonly Fact[] }): string[] =>
  facts
    .flatMap((fact) => {
      if (fact.kind === "change") return [`${fact.from} ${fact.to} ${fact.unit}`];
      if (fact.kind === "quantity" || fact.kind === "rate") return [`${fact.low} ${fact.high} ${fact.unit}`];
      return fact.kind === "amount" ? [`${fact.low} ${fact.currency}`] : [];
    })
    .sort();

const HOSTILE: Record<string, string> = {
  "letters without a blank": "a".repeat(8000),
  digits: "1234567890".repeat(800),
  emoji: "😀".repeat(4000),
  HTML: "<b>x</b><script>alert(1)</script>".repeat(240),
  "half of a pair": "\ud83d".repeat(8000),
  "a phrase without an end": "no budget ".repeat(800),
  "numbers without an end": "3 to 5 hours a day, ".repeat(400),
  "figures without nouns": "1,234 ".repeat(1300),
  "number words": "twenty ".repeat(1100),
  negations: "not ".repeat(2000),
  parentheses: "(".repeat(8000),
  elisions: "l'".repeat(4000),
  "open tags": "<a".repeat(4000),
  "marks on one letter": `a${"\u0301".repeat(8000)}`,
  "full stops": ". ".repeat(4000),
  blanks: " ".repeat(8000),
  "much prose": FIRM_KEYS.map((key) => firmAnswers(key).aiFriction ?? "")
    .join(" ")
    .repeat(6)
    .slice(0, 8000),
};

describe("the ledger, of any text", () => {
  it("is the same each time, and in whatever order the fields come", () => {
    for (const fields of TEXTS) {
      const turned = Object.fromEntries(Object.entries(fields).reverse());
      expect(readLedger(turned)).toEqual(readLedger(fields));
    }
  });

  it("says where each fact was typed, however it was encoded", () => {
    for (const fields of [...TEXTS, ...TEXTS.map((each) => mapped(each, (text) => text.normalize("NFD")))]) {
      const shifted = readLedger(fields).facts.filter(({ field, span, text, sentence, sentenceAt }) => {
        const typed = fields[field] ?? "";
        return typed.slice(...span) !== text || !typed.startsWith(sentence, sentenceAt);
      });
      expect(shifted).toEqual([]);
    }
  });

  it("reads composed and decomposed letters alike", () => {
    for (const fields of TEXTS) {
      const decomposed = readLedger(mapped(fields, (text) => text.normalize("NFD")));
      const keys = ({ facts }: { facts: readonly Fact[] }) =>
        facts.map((fact) => meaningOf(fact).normalize("NFC"));
      expect(keys(decomposed)).toEqual(keys(readLedger(fields)));
    }
  });

  it("loses no number in capitals", () => {
    for (const fields of TEXTS) {
      const shouted = readLedger(mapped(fields, (text) => text.toUpperCase()));
      const lost = numbersIn(readLedger(fields)).filter((each) => !numbersIn(shouted).includes(each));
      expect(lost).toEqual([]);
    }
  });

  it("takes nothing for true that is denied at the end", () => {
    const denied = " We do not use Copilot, we have no policy and never had a breach.";
    for (const fields of TEXTS) {
      const longer = mapped(fields, (text) => `${text.replace(/[.!?\s]*$/, ".")}${denied}`);
      const prose = readLedger(longer).facts.filter(
        ({ field, text, span }) =>
          field !== "otherPlatforms" && (longer[field] ?? "").length - denied.length < span[0] && text !== "",
      );
      const affirmed = prose.filter(
        ({ kind, polarity }) => polarity === "affirmed" && (kind === "product" || kind === "incident"),
      );
      expect(affirmed).toEqual([]);
      expect(
        prose.filter(
          (fact) =>
            fact.kind === "state" &&
            fact.polarity === "affirmed" &&
            fact.key !== "no_policy" &&
            fact.key !== "no_use",
        ),
      ).toEqual([]);
    }
  });

  it("does not depend on the order of sentences that have nothing to do with each other", () => {
    const one = "We banned ChatGPT in March.";
    const other = "Our trustees insist that data never leaves Canada.";
    const meanings = (text: string) => readLedger({ aiFriction: text }).facts.map(meaningOf).sort();
    expect(meanings(`${one} ${other}`)).toEqual(meanings(`${other} ${one}`));
  });

  it("joined at random, keeps its spans and its sentences", () => {
    const texts = TEXTS.flatMap((fields) => Object.values(fields)).filter((text) => text);
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed % below;
    };
    for (let round = 0; round < 80; round++) {
      const joints = [" ", "\n", ". ", "; ", " - ", "\t", "\u00a0", " 😀 "];
      const parts = Array.from({ length: 1 + next(4) }, () => texts[next(texts.length)] ?? "");
      const aiFriction = parts.join(joints[next(joints.length)]);
      const { facts } = readLedger({ aiFriction });
      const wrong = facts.filter(({ span, text }) => aiFriction.slice(...span) !== text || text === "");
      expect(wrong).toEqual([]);
    }
  });

  it.each(Object.entries(HOSTILE))("is read in the time of its length: %s", (_, text) => {
    const timeOf = (typed: string) => {
      const start = performance.now();
      readLedger({ aiFriction: typed });
      return performance.now() - start;
    };
    // Eight times the text: eight times the time if each letter costs the same, sixty-four if it does not. A busy
    // machine may spoil a measurement, but not each of five.
    const ratio = () => {
      const short = timeOf(text.slice(0, 4000));
      return timeOf(text.slice(0, 4000).repeat(8)) / Math.max(short, 5);
    };
    const ratios = [ratio()];
    while (Math.min(...ratios) >= 30 && ratios.length < 5) ratios.push(ratio());
    expect(Math.min(...ratios)).toBeLessThan(30);
  });

  it("finds nothing in what says nothing", () => {
    for (const text of ["", "  ", "-", "n/a", "None.", "aucun", "rien", "RAS"]) {
      expect(readLedger({ aiFriction: text, aiExperience: text })).toEqual({ facts: [], unplaced: [] });
    }
  });

  it("says which sentences it did not understand", () => {
    const typed = "The moon was bright. We banned ChatGPT.";
    expect(readLedger({ aiFriction: typed }).unplaced).toEqual([
      { field: "aiFriction", sentence: "The moon was bright.", sentenceAt: 0, lang: "en" },
    ]);
  });
});
