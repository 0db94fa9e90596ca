import { type Fact, factsOf, isFirm, type Ledger } from "@/lib/domain/ledger/fact";
import { wordsBefore, wordsBehind } from "@/lib/domain/value/around";
import { isBeside } from "@/lib/domain/value/usable";

/** "My medical director is against it, but wants to lead the trial": then it is theirs. */
const ASKS_FOR_IT =
  /\b(?:wants?|asks?|asked|offers?|offered|would like|insists?) (?:to|on) (?:lead|run|own|try)/i;

/** Those who are against it, as they were named: no plan makes one of them its owner, unless they ask for it. */
export function opposedOf({ facts }: Ledger): string[] {
  const against = factsOf(facts, "constraint").filter(
    (fact) => fact.key === "leader_opposed" && isFirm(fact) && !ASKS_FOR_IT.test(fact.sentence),
  );
  return against.flatMap((fact) => namedBefore(fact, facts));
}

const namedBefore = (against: Fact, facts: readonly Fact[]): string[] =>
  factsOf(facts, "person")
    .filter((person) => isBeside(person, against) && person.span[0] <= against.span[1])
    .map((person) => {
      const field = FIELD.exec(wordsBehind(person))?.[0] ?? "";
      const of = WHOSE.exec(wordsBefore(person))?.[0] ?? "";
      return `${of}${person.text}${field}`.toLowerCase().replace(/^(?:our|my|the|notre|mon|ma) /, "");
    });

/** "Directrice des finances" */
const FIELD = /^ (?:(?:des|de la|de) )?(?:finances?|financi(?:er|ère))/i;
/** "QA manager", "plant manager": what the person is the manager of. */
const WHOSE =
  /\b(?:QA|QC|HR|IT|quality|plant|office|sales|operations|finance|store|branch|general|warehouse|production|project|shop|service|parts|clinical|medical) $/i;

/** Whether a role is that of one who is against it: "Medical director". */
export const isOpposed = (opposed: readonly string[], role: string): boolean =>
  opposed.includes(role.toLowerCase());

/** As a sentence has it: "the CFO", and "the director" for a "directeur". */
export const opposedInWords = (name: string): string =>
  /^(?:c[a-z]{1,2}o|vp|evp|gm|md)$/.test(name)
    ? name.toUpperCase()
    : name
        .replace(/^(?:qa|qc|hr|it) /, (short) => short.toUpperCase())
        .replace(/^direct(?:eur|rice)(?: .*financ.*)?$/, (title) =>
          title.includes("financ") ? "finance director" : "director",
        );
