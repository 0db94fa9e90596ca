import { truthOf } from "@/lib/domain/gate/claims";
import type { ReportLaw } from "@/lib/domain/report/law";
import { lawAsOf } from "@/lib/knowledge/law";
import { asOf, checkedIn } from "../checked-on";
import type { CompanyProfile } from "../company-profile";
import { upperFirst } from "../grammar";
import type { SourceNotes } from "../source-notes";
import { type LawFirm, lawFirmOf } from "./law-firm";
import { lawFor, type ShownLaw } from "./law-for";

/** What a law asks is told where it was typed or is about their kind; what binds nearly everyone is soon read. */
const ASKS = 2;
/** From the third on, the first thing that it asks says enough. */
const IN_FULL = 2;
/** Of what binds nearly everyone: one that is the law at home, and one of another place in which they are. */
const AT_HOME: ReadonlySet<string> = new Set(["bc", "ca"]);

/** The law that is about a firm, as its report prints it. */
export function lawSection(firm: CompanyProfile, notes: SourceNotes, writtenOn: Date): ReportLaw {
  const asked = lawFirmOf(firm.answers, firm.reading.subsector?.id ?? null);
  const { applies: all, doesNotApply, notLegalAdvice } = lawFor(asked, writtenOn);
  const isFederal = truthOf("federallyRegulatedFinance", firm.world).v === true;
  const applies = all.filter(({ rule }) => !isFederal || !rule.doesNotApplyWhen.subsectors.includes("bank"));
  const shown = [...applies.filter(({ isSpecific }) => isSpecific), ...generalOf(applies, asked)];
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

/** The privacy law of the place that they work from comes before that of a place that they also reach. */
function generalOf(applies: readonly ShownLaw[], { expansion, markets }: LawFirm): ShownLaw[] {
  const general = applies.filter(({ isSpecific }) => !isSpecific);
  const reaches = ({ rule: { appliesWhen: when } }: ShownLaw) =>
    when.expansion.some((place) => expansion.has(place)) ||
    (markets.has("europe") && when.markets.includes("europe"));
  const home = general.find(({ rule }) => AT_HOME.has(rule.jurisdiction));
  const abroad = general.find((law) => !AT_HOME.has(law.rule.jurisdiction) && reaches(law));
  return [home, abroad].filter((law) => law !== undefined);
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
