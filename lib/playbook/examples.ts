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

/** Where the knowledge base has no example of the kind, there is none: one on another subject is worse. */
const NONE: ToldExample = { text: "", source: "", caution: null, note: null };

/** Hands out one example per question, none twice while there is another. */
export class ExampleShelf {
  readonly #used = new Set<string>();

  constructor(
    private readonly firm: CompanyProfile,
    private readonly notes: SourceNotes,
  ) {}

  /** The same industry and theme first, then the theme in another industry, said to be one. */
  take(themes: readonly string[]): ToldExample {
    const fresh = examples.filter(({ id }) => !this.#used.has(id));
    const inIndustry = ({ industries }: Example) => industries.includes(this.firm.industry);
    const onTheme = (example: Example) => example.themes.some((theme) => themes.includes(theme));
    const found = fresh.find((example) => inIndustry(example) && onTheme(example)) ?? fresh.find(onTheme);
    if (found === undefined) return NONE;
    this.#used.add(found.id);
    return tell(found, this.firm, this.notes, inIndustry(found) ? "" : "From another sector:");
  }
}

function tell(example: Example, firm: CompanyProfile, notes: SourceNotes, lead: string): ToldExample {
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
    text: paragraph(lead, `${company}. ${what}`, `${leadOf(example)}${reporter(example)}${result} [${note}]`),
    source: [source.title, source.date, source.url].filter(Boolean).join(", "),
    caution: paragraph(caution, isSmall(firm.size) && isGiant(company) ? SCALE : "") || null,
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

const GIANTS = /Walmart|TELUS|TD Bank|BMW|Teck|Hilton|Colliers|Wendy/;
const isGiant = (company: string): boolean => GIANTS.test(company);
const SCALE = "Its size is not yours; what carries over is the order of the work.";
