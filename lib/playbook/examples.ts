import { type Example, examples, examplesAsOf } from "@/lib/knowledge/knowledge";
import { checkedIn } from "./checked-on";
import type { CompanyProfile } from "./company-profile";
import { paragraph } from "./grammar";
import { isSmall } from "./size";
import type { SourceNotes } from "./source-notes";

export interface ToldExample {
  text: string;
  source: string;
  caution: string | null;
  note: number | null;
}

/** Where no example is about the challenge and the sector there is none: one on another subject is worse. */
export const NO_EXAMPLE: ToldExample = { text: "", source: "", caution: null, note: null };

/**
 * Assignment problem: each challenge gets at most one example that is about it and from the firm's own sector, each
 * example is told once, and as many as can be are told. There are at most six challenges, so every way is tried.
 */
export function assignExamples(slugs: readonly string[], industry: string): Map<string, Example> {
  const own = examples.filter(({ industries }) => industries.includes(industry));
  const best = (from: number, used: ReadonlySet<string>): Assigned => {
    const slug = slugs[from];
    if (slug === undefined) return [];
    let found = best(from + 1, used);
    for (const example of own) {
      if (used.has(example.id) || !example.answers.includes(slug)) continue;
      const rest = best(from + 1, new Set([...used, example.id]));
      if (rest.length >= found.length) found = [[slug, example], ...rest];
    }
    return found;
  };
  return new Map(best(0, new Set()));
}

type Assigned = readonly (readonly [slug: string, example: Example])[];

export function tellExample(
  example: Example | undefined,
  firm: CompanyProfile,
  notes: SourceNotes,
): ToldExample {
  // What a company of thousands did says nothing to one of up to fifty.
  if (example === undefined || (isSmall(firm.size) && isGiant(example.company))) return NO_EXAMPLE;
  const { company, what, result, evidenceType, caution, source } = example;
  const note = notes.add({
    title: source.title,
    publisher: null,
    date: source.date,
    url: source.url,
    definition: null,
    checked: `${evidenceType.charAt(0).toUpperCase()}${evidenceType.slice(1)}, ${checkedIn(examplesAsOf)}`,
  });
  return {
    text: paragraph(`${company}. ${what}`, `${leadOf(example)}${reporter(example)}${result} [${note}]`),
    source: [source.title, source.date, source.url].filter(Boolean).join(", "),
    caution,
    note,
  };
}

const leadOf = ({ kind, result }: Example): string =>
  kind === "target" && result.startsWith("Target") ? "" : LEADS[kind];

const LEADS: Readonly<Record<Example["kind"], string>> = {
  result: "",
  lesson: "What went wrong: ",
  target: "A target, not a result: ",
  adoption: "Take-up, not a result: ",
};

/** Who says so, where the result is the company's or the vendor's own word. */
function reporter({ evidenceType, kind, result }: Example): string {
  if (kind !== "result" || /report/i.test(result)) return "";
  if (evidenceType.startsWith("company-reported")) return "The company reports: ";
  return evidenceType.startsWith("vendor") ? "The vendor reports: " : "";
}

const GIANTS = /Walmart|TD Bank|BMW|Teck|Hilton|Colliers|McDonald/;
const isGiant = (company: string): boolean => GIANTS.test(company);
