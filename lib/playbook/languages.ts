import { type Fact, factsOf, isFirm } from "@/lib/domain/ledger/fact";
import type { CompanyProfile } from "./company-profile";
import { upperFirst } from "./grammar";

/** What French typing calls them, without its accents, as the ledger reads it. */
const IN_ENGLISH: Readonly<Record<string, string>> = {
  francais: "French",
  francophone: "French",
  anglais: "English",
  espagnol: "Spanish",
  arabe: "Arabic",
  portugais: "Portuguese",
  pendjabi: "Punjabi",
  vietnamien: "Vietnamese",
};

/** The languages that a typed fact names, in English. */
export const languagesIn = (fact: Fact): string[] => {
  const values = fact.kind === "constraint" ? (fact.values ?? []) : [];
  return [...new Set(values.map((each) => IN_ENGLISH[each] ?? upperFirst(each)))];
};

const namedBy = (key: string, { ledger }: CompanyProfile): string[] => [
  ...new Set(
    factsOf(ledger.facts.filter(isFirm), "constraint")
      .filter((fact) => fact.key === key)
      .flatMap(languagesIn),
  ),
];

/** The languages of a crew that reads another one less well; none where none is named. */
export const crewLanguages = (firm: CompanyProfile): string[] => namedBy("crew_language", firm);

/** "Mon équipe parle surtout français": the one language that a team works in; null where it is that of most tools. */
export const teamLanguage = (firm: CompanyProfile): string | null =>
  namedBy("team_language", firm).find((each) => each !== "English") ?? null;
