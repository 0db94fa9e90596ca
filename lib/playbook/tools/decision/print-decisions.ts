import type { ToolDecision } from "@/lib/domain/report/tool-decision";
import { toolsAsOf } from "@/lib/knowledge/knowledge";
import type { Citation } from "@/lib/knowledge/schemas/cited";
import { checkedIn } from "../../checked-on";
import { paragraph, upperFirst } from "../../grammar";
import type { SourceNotes } from "../../source-notes";
import type { ContentAnswers } from "./answers";
import type { DecidedTools } from "./decide-tools";
import type { SeatPrice } from "./price-for-seats";
import type { ToolAsk } from "./tool-ask";
import type { ToolRow } from "./tool-row";

/** The decision as a report prints it: with the notes of its sources. */
export const printDecisions = ({ ask, rows }: DecidedTools, notes: SourceNotes): ToolDecision[] =>
  rows.map((row) => ({
    need: row.need,
    owned: row.owned === null ? null : { name: row.owned.name, say: ownedWords(row.owned, ask, notes) },
    buy:
      row.buy?.price == null ? null : { ...offered(row.buy, notes), price: priceWords(row.buy.price, notes) },
    quote: row.buy === null || row.buy.price !== null ? null : quoted(row.buy, ask, notes),
    askFirst: row.askFirst.map(({ name }) => name),
    doNotBuy: row.doNotBuy,
  }));

/** Where content is worked on is said of what they own only where it must stay in the country. */
function ownedWords(
  { tool, say, content }: NonNullable<ToolRow["owned"]>,
  { staysInCanada }: ToolAsk,
  notes: SourceNotes,
): string {
  const places = content?.known.filter(({ about }) => about !== "Training") ?? [];
  const training =
    content?.known.filter(({ about, trains }) => about === "Training" && trains === false) ?? [];
  const included = tool?.price?.seatMonth?.high === 0 ? noteOf(tool.price.source, notes) : "";
  return paragraph(
    included === "" ? say : say.replace(/\.(?= |$)/, ` ${included}.`),
    ...training.map(({ text, source }) => `${text.replace(/\.$/, "")} ${noteOf(source, notes)}.`),
    ...(staysInCanada ? factsOf({ known: places, ask: [] }, notes) : []),
  );
}

const offered = ({ tool, say, content }: NonNullable<ToolRow["buy"]>, notes: SourceNotes) => ({
  name: tool.name,
  url: tool.url,
  say,
  facts: factsOf(content, notes),
});

const quoted = (buy: NonNullable<ToolRow["buy"]>, { seats }: ToolAsk, notes: SourceNotes) => {
  const offer = offered(buy, notes);
  return { ...offer, say: `Ask what ${seats} seats of ${offer.name} cost. ${offer.say}` };
};

const priceWords = ({ text, source }: SeatPrice, notes: SourceNotes): string =>
  `${upperFirst(text)} ${noteOf(source, notes)}.`;

const factsOf = ({ known }: ContentAnswers, notes: SourceNotes): string[] =>
  known.map(({ about, text, source }) => `${about}: ${text.replace(/\.$/, "")} ${noteOf(source, notes)}.`);

const KINDS: Readonly<Record<NonNullable<Citation["kind"]>, string>> = {
  vendor: "The vendor's own page, ",
  secondary: "Secondary source, ",
  "secondary-quote": "Secondary source, ",
  official: "Official source, ",
  carried: "",
};

const noteOf = ({ title, publisher, date, url, kind }: Citation, notes: SourceNotes): string => {
  const checked = upperFirst(`${kind === undefined ? "" : KINDS[kind]}${checkedIn(toolsAsOf)}`);
  return `[${notes.add({ title, publisher, date, url, definition: null, checked })}]`;
};
