import type { ComparisonChart, ReportComparison } from "../../comparison/comparison";
import type { ReportedInsights } from "../../interview/insights";
import type { HalfOfThePoints } from "../../score/points";
import type { PointLine } from "../../score/readiness";
import type { Annex } from "../annex";
import type { CalendarBlock } from "../calendar";
import type { RegisterBlock } from "../register";
import type { Action, Figure, Origin, ReportData, ReportPhase } from "../report";
import type { StageScaleProps } from "../stage-scale";
import type {
  MemoBlock,
  ScorecardBlock,
  SourcesBlock,
  SumBlock,
  TableBlock,
  TeamOfReport,
  ToolsBlock,
} from "./part-blocks";

/** Everything that a section may be made of. Each renderer is one exhaustive switch over it. */
export type Block =
  | TextBlock
  | GroupBlock
  | ListBlock
  | EntriesBlock
  | FactsBlock
  | ActionBlock
  | QuoteBlock
  | ColumnsBlock
  | TallyBlock
  | TableBlock
  | CalendarBlock
  | RegisterBlock
  | BoxBlock
  | MemoBlock<Block>
  | SumBlock
  | ChartBlock
  | ScorecardBlock
  | ToolsBlock
  | AnnexesBlock
  | SourcesBlock;

/**
 * Page breaks: `whole` is never cut; `start` keeps its heading with what comes first; `flow` may be longer than a page
 * from its first line on, so it may be cut right after a few lines.
 */
export type Keep = "whole" | "start" | "flow";

export interface TextBlock {
  kind: "text";
  text: string;
  /** `headline`: what a row of the memo says first. */
  size?: "headline" | "lede" | "body" | "small";
  /** Bold words before the text, such as "Caution."; a warning is coloured too. */
  lead?: string;
  isWarning?: boolean;
  /** Quiet words after it. */
  aside?: string;
  origin?: Origin;
}

/** How much something matters, as a word with the colour of its weight: "High impact". */
export interface Weight {
  value: "High" | "Medium" | "Low";
  of: "impact" | "priority";
}

/** A sub-heading and what belongs to it. */
export interface GroupBlock {
  kind: "group";
  title: string;
  /** `item`: one of several alike, with a rule between them. */
  look?: "block" | "item" | "label";
  origin?: Origin;
  aside?: string;
  weight?: Weight;
  keep: Keep;
  blocks: Block[];
}

export interface ListBlock {
  kind: "list";
  items: string[];
  isOrdered?: boolean;
  keep?: "whole";
}

/**
 * Short named things. `moves` are numbered with their explanation below; `named` have theirs on a line of its own;
 * `run-in` go on in the same line; `gains` have a number of points in front.
 */
export interface EntriesBlock {
  kind: "entries";
  look: "moves" | "named" | "run-in" | "gains";
  entries: Entry[];
}
export interface Entry {
  name: string;
  text: string;
  aside?: string;
  /** A checked https address of our own knowledge, never one that a person typed. */
  href?: string;
  points?: number;
}

/** Short values under small labels, side by side where there is room. `share` is of the width, in percent. */
export interface FactsBlock {
  kind: "facts";
  facts: { label: string; text: string; share: number }[];
}

export interface ActionBlock {
  kind: "action";
  action: Action;
}

/** The person's own words in their quotation marks, or what they chose, without. */
export interface QuoteBlock {
  kind: "quote";
  text: string;
  label?: string;
}

export interface ColumnsBlock {
  kind: "columns";
  /** Each with its share of the width, in percent. */
  columns: { share: number; blocks: Block[] }[];
  isRuled?: boolean;
}

/** Answers with their points: "Helped most". */
export interface TallyBlock {
  kind: "tally";
  title: string;
  lines: PointLine[];
}

/** Something that must be seen first, such as the decision that is asked for. */
export interface BoxBlock {
  kind: "box";
  title: string;
  blocks: Block[];
}

export interface ChartBlock {
  kind: "chart";
  chart: /** `isBeside`: beside a label, in less room. */
    | { kind: "halves"; topDownScore: number; bottomUpScore: number; isBeside?: boolean }
    | { kind: "scores"; scores: { label: string; score: number }[] }
    | ({ kind: "stages" } & StageScaleProps)
    /** `widest`: the most that any line of either half could earn, so that both are on one scale. */
    | { kind: "points"; half: HalfOfThePoints; widest: number }
    | { kind: "figures"; figures: Figure[] }
    | ({ kind: "comparison" } & ComparisonChart)
    | { kind: "timeline"; phases: ReportPhase[] };
}

/** Texts to be used as they are; on the page each can be copied, and print names where the others are. */
export interface AnnexesBlock {
  kind: "annexes";
  annexes: (Omit<Annex, "parts"> & { blocks: Block[]; isOnPageOnly: boolean })[];
  elsewhere: string;
}

/** What a section is built from. */
export interface SectionInput {
  data: ReportData;
  /** Where it was asked for with a shared link. */
  team?: TeamOfReport | null;
  /** Other firms that took the assessment; not there in the sample. */
  comparison?: ReportComparison | null;
  /** Null where there was no interview, or it brought nothing to light. */
  insights: ReportedInsights | null;
}

/** One section: nothing to say is no section. */
export interface SectionBuilder {
  /** Also its anchor in the page. */
  id: string;
  title: string;
  /** Left out of what is passed on, and without a number, so that leaving it out renumbers nothing. */
  isPrivate?: true;
  /** In print it begins a page. */
  startsPage?: true;
  build(input: SectionInput): Block[];
}

type With<One extends Block, Given extends keyof One> = Partial<Omit<One, "kind" | Given>>;

export const text = (words: string, more: With<TextBlock, "text"> = {}): Block => {
  return { kind: "text", text: words, ...more };
};

export const small = (words: string, more: With<TextBlock, "text"> = {}): Block =>
  text(words, { size: "small", ...more });

/** Never cut by a page unless said otherwise. */
export const group = (
  title: string,
  more: With<GroupBlock, "title" | "blocks">,
  ...blocks: Block[]
): Block => ({
  kind: "group",
  title,
  keep: "whole",
  ...more,
  blocks,
});

export const list = (items: string[], more: With<ListBlock, "items"> = {}): Block => ({
  kind: "list",
  items,
  ...more,
});

export const entries = (look: EntriesBlock["look"], all: Entry[]): Block => ({
  kind: "entries",
  look,
  entries: all,
});

export const facts = (...all: [label: string, text: string, share: number][]): FactsBlock => ({
  kind: "facts",
  facts: all
    .filter(([, words]) => words !== "")
    .map(([label, words, share]) => ({ label, text: words, share })),
});

export const columns = (...all: [share: number, ...blocks: Block[]][]): ColumnsBlock => ({
  kind: "columns",
  columns: all.map(([share, ...blocks]) => ({ share, blocks })),
});

export const chart = (data: ChartBlock["chart"]): Block => ({ kind: "chart", chart: data });
export const action = (one: Action): Block => ({ kind: "action", action: one });

/** "Owner: Owner" tells no one who is meant. */
export const ownerInWords = (owner: string): string => (/^owner$/i.test(owner) ? "You, the owner" : owner);

/** Who owns an action, how it starts this week, how you will know. */
export const actionFacts = ({ owner, firstStep, measure }: Action): FactsBlock =>
  facts(
    ["Owner", ownerInWords(owner), 19],
    ["First step this week", firstStep, 44],
    ["How you will know", measure, 37],
  );
