import { factsOf } from "@/lib/domain/ledger/fact";
import type { CompanyProfile } from "../company-profile";
import type { Talk } from "./talk";

const OTHERS: readonly [words: RegExp, name: string][] = [
  [/\bexcel\b/i, "Excel"],
  [/\bspreadsheets?\b/i, "Spreadsheets"],
  [/\bSharePoint\b/i, "SharePoint"],
  [/\bCRM\b/, "CRM"],
  [/\bERP\b/, "ERP"],
];
const MOST = 10;

/** The systems and tools that were named as theirs, by their names: those of the form, and what the ledger knows. */
export function systemsIn({ text, facts }: Talk, firm: CompanyProfile): string[] {
  const products = factsOf(facts, "product").filter(
    ({ known, polarity, subject }) =>
      known && polarity === "affirmed" && subject !== "competitor" && subject !== "vendor",
  );
  const names = products.map(({ name }) => (name === "Microsoft Excel" ? "Excel" : name));
  const others = OTHERS.filter(([words]) => words.test(text) && !isDenied(text, words)).map(
    ([, name]) => name,
  );
  const listed = [...firm.platformNames, ...typedNames(firm.otherPlatforms)].filter((name) =>
    isNamed(text, name),
  );
  const all = [...new Set([...names, ...listed, ...others])];
  return all.filter((name) => !all.some((other) => other.startsWith(`${name} `))).slice(0, MOST);
}

/** "Ariel pension system" is spoken of as Ariel. */
const typedNames = (list: string | null): string[] =>
  (list ?? "")
    .split(/[,;\n/]/)
    .map((part) => part.trim().split(/\s+/)[0] ?? "")
    .filter((name) => /^\p{Lu}[\p{L}\p{N}]{3,}$/u.test(name));

function isNamed(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && !/[\p{L}\p{N}]/u.test(`${text[at - 1] ?? " "}${text[at + name.length] ?? " "}`);
}

/** "We have no CRM" */
const isDenied = (text: string, words: RegExp): boolean =>
  new RegExp(`\\b(?:no|without|not have an?|lack(?:s)? an?)\\s(?:\\w+\\s)?${words.source}`, words.flags).test(
    text,
  );
