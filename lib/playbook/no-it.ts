import type { Ledger } from "@/lib/domain/ledger/fact";
import { isFirm } from "@/lib/domain/ledger/fact";

/** Who is asked and who answers where a firm has no one for its computers. */
export const WHO_DOES_IT = "The person who looks after your computers";

const NO_ONE =
  /\bno (?:[\p{L}-]+ )?(?:IT|technical)\b|\bnobody technical\b|\b(?:don['’]t|do not) have (?:an? |any )?IT\b|aucun informaticien|pas d['’]informaticien|pas de service (?:TI|informatique)|(?<!seule |une )personne en (?:TI|informatique)/iu;

/** "We have no IT person", "je n'ai personne en informatique": not one person, and not a small team. */
export const hasNoOneForIt = (sentence: string): boolean => NO_ONE.test(sentence);

/** Whether a firm has no one for IT, by what it typed. */
export const isWithoutIt = ({ facts }: Ledger): boolean =>
  facts.some(
    (fact) =>
      fact.kind === "constraint" && fact.key === "thin_it" && isFirm(fact) && hasNoOneForIt(fact.sentence),
  );
