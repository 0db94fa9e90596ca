import type { ReportLaw } from "@/lib/domain/report/law";
import { lawAsOf } from "@/lib/knowledge/law";
import { asOf, checkedIn } from "../checked-on";
import type { CompanyProfile } from "../company-profile";
import { upperFirst } from "../grammar";
import type { SourceNotes } from "../source-notes";
import { lawFirmOf } from "./law-firm";
import { lawFor, type ShownLaw } from "./law-for";

/** What a law asks is told where it was typed or is about their kind; what binds nearly everyone is soon read. */
const ASKS = 2;
/** From the third on, the first thing that it asks says enough. */
const IN_FULL = 2;
const GENERAL_SHOWN = 1;

/** The law that is about a firm, as its report prints it. */
export function lawSection(firm: CompanyProfile, notes: SourceNotes, writtenOn: Date): ReportLaw {
  const { applies, doesNotApply, notLegalAdvice } = lawFor(
    lawFirmOf(firm.answers, firm.reading.subsector?.id ?? null),
    writtenOn,
  );
  const general = applies.filter(({ isSpecific }) => !isSpecific).slice(0, GENERAL_SHOWN);
  const shown = applies.filter((law) => law.isSpecific || general.includes(law));
  return {
    applies: shown.map((law, place) => ({
      name: law.rule.name,
      sentence: withDays(ofTheirRecords(law, firm)),
      asks: (law.isSpecific ? law.asks.slice(0, place < IN_FULL ? ASKS : 1) : []).map(withDays),
      status: withNote(dated(law.status.replace(/\.$/, "")), noteOf(law, notes)),
    })),
    doesNotApply: doesNotApply.map(({ rule, say }) => ({ name: rule.name, why: withDays(say) })),
    notLegalAdvice,
  };
}

const ofTheirRecords = ({ rule, sentence }: ShownLaw, { words }: CompanyProfile): string =>
  rule.ofRecords === undefined
    ? sentence
    : sentence.replace(rule.inOneSentence, () =>
        (rule.ofRecords ?? "").replace("{Records}", upperFirst(words.personal)),
      );

/** A law is told with its day: where none is known, with the one on which its source was read. */
const dated = (status: string): string =>
  /\b\d{4}\b/.test(status) ? status : `${status}; ${checkedIn(lawAsOf)}`;

/** The source says what is in force; up to which day that was looked at is our own word. */
function withNote(status: string, note: string): string {
  const [told, ...ours] = status.split("; ");
  return `${[`${told} ${note}`, ...ours].join("; ")}.`;
}

const DAY =
  /\b(\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December) (\d{4})\b/g;

/** Days as the rest of the report writes them: "November 25, 2021". */
const withDays = (text: string): string => text.replace(DAY, "$2 $1, $3");

function noteOf({ rule: { source, textOf } }: ShownLaw, notes: SourceNotes): string {
  const { title, publisher, date, url } = source;
  const checked = textOf === null ? upperFirst(checkedIn(lawAsOf)) : asOf(textOf);
  return `[${notes.add({ title, publisher, date, url, definition: null, checked })}]`;
}
