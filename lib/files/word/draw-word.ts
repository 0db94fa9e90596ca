import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  type IParagraphOptions,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { LIGHT } from "@/lib/colors";
import { repack } from "@/lib/deck/repack";
import type { WordPage, WordPart } from "./pages";

const hex = (color: keyof typeof LIGHT): string => LIGHT[color].slice(1);
/** Half points. */
const SIZE = { title: 36, heading: 24, text: 21, small: 16 } as const;
/** Twentieths of a point; Letter with margins of an inch, nine tenths at the sides. */
const PAGE = { width: 12_240, height: 15_840, side: 1_300, above: 1_100, below: 1_000 } as const;
const ROOM = PAGE.width - 2 * PAGE.side;
const NUMBERS = "clauses";

/** A page of headings, paragraphs, numbered clauses and tables as a Word file. */
export async function drawWord({ title, about, parts, foot }: WordPage, author: string): Promise<Uint8Array> {
  const document = new Document({
    title,
    creator: author,
    description: about,
    styles: { default: { document: { run: { font: "Arial", size: SIZE.text, color: hex("foreground") } } } },
    numbering: { config: [{ reference: NUMBERS, levels: [LEVEL] }] },
    sections: [
      {
        properties: {
          page: {
            size: { width: PAGE.width, height: PAGE.height },
            margin: { left: PAGE.side, right: PAGE.side, top: PAGE.above, bottom: PAGE.below },
          },
        },
        footers: { default: new Footer({ children: [line(foot, { size: SIZE.small, isQuiet: true })] }) },
        children: [
          line(title, { size: SIZE.title, font: "Georgia", after: 80, isTitle: true }),
          line(about, { isQuiet: true, after: 240 }),
          ...parts.flatMap(drawPart),
        ],
      },
    ],
  });
  return repack(new Uint8Array(await Packer.toBuffer(document)));
}

const LEVEL = {
  level: 0,
  format: LevelFormat.DECIMAL,
  text: "%1.",
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { left: 440, hanging: 440 } }, run: { bold: true, color: hex("primary") } },
} as const;

/** Every kind of part; the compiler asks for a new kind here. */
function drawPart(part: WordPart, place: number): (Paragraph | Table)[] {
  switch (part.kind) {
    case "heading":
      return [
        line(part.text, { size: SIZE.heading, font: "Georgia", before: 240, after: 100, isKept: true }),
      ];
    case "paragraph":
      return [line(part.text, { before: 100, after: 140 })];
    case "clauses":
      // Each list counts from one.
      return part.items.map((item) =>
        line(item, { after: 110, numbering: { reference: NUMBERS, level: 0, instance: place } }),
      );
    case "table":
      return [table(part), line("", { after: 60 })];
  }
}

interface Look {
  size?: number;
  font?: string;
  before?: number;
  after?: number;
  isQuiet?: true;
  isBold?: true;
  isTitle?: true;
  /** Not the last line of a page. */
  isKept?: true;
  numbering?: IParagraphOptions["numbering"];
}

const line = (
  text: string,
  { size, font, before, after, isQuiet, isBold, isTitle, isKept, numbering }: Look,
) =>
  new Paragraph({
    ...(numbering === undefined ? {} : { numbering }),
    keepNext: isKept === true || isTitle === true,
    spacing: { before: before ?? 0, after: after ?? 0, line: 270, lineRule: LineRuleType.AUTO },
    children: [
      new TextRun({
        text,
        ...(size === undefined ? {} : { size }),
        ...(font === undefined ? {} : { font }),
        ...(isQuiet ? { color: hex("muted-foreground") } : {}),
        bold: isBold === true,
      }),
    ],
  });

const RULE = { style: BorderStyle.SINGLE, size: 4, color: hex("border") } as const;
const NONE = { style: BorderStyle.NONE, size: 0, color: "auto" } as const;
const INSIDE = { top: 70, bottom: 70, left: 0, right: 160 } as const;

function table({ columns, rows }: Extract<WordPart, { kind: "table" }>): Table {
  const widths = columns.map(({ share }) => Math.round((ROOM * share) / 100));
  const cell = (text: string, column: number, isBold: boolean) =>
    new TableCell({
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      margins: INSIDE,
      borders: { top: RULE, bottom: RULE, left: NONE, right: NONE },
      children: [line(text, isBold ? { isBold: true } : {})],
    });
  const head = new TableRow({
    tableHeader: true,
    children: columns.map(({ title }, column) => cell(title, column, true)),
  });
  const body = rows.map(
    (row) =>
      new TableRow({
        cantSplit: true,
        children: row.map((text, column) => cell(text, column, column === 0)),
      }),
  );
  return new Table({
    columnWidths: widths,
    width: { size: ROOM, type: WidthType.DXA },
    rows: [head, ...body],
  });
}
