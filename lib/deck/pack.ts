import PptxGenJS from "pptxgenjs";
import { type Box, COLORS, type Color, type Paragraph, type Slide, type Style } from "./box";
import { PAGE } from "./frame";
import { lineHeight } from "./measure";
import { type Repacking, repack } from "./repack";

const FONTS = { serif: "Georgia", sans: "Arial" } as const;
/** Six digits and no mark: PowerPoint repairs a file with any other. */
const hex = (color: Color): string => COLORS[color].slice(1).toUpperCase();

export interface DeckFile {
  title: string;
  author: string;
  slides: readonly Slide[];
}

/** The slides as a file that PowerPoint opens without repairing it. The company is never set: the library does not escape it. */
export async function packDeck({ title, author, slides }: DeckFile): Promise<Uint8Array> {
  const deck = new PptxGenJS();
  deck.defineLayout({ name: "wide", width: PAGE.w, height: PAGE.h });
  deck.layout = "wide";
  deck.title = title;
  deck.author = author;
  deck.subject = title;
  deck.theme = { headFontFace: FONTS.serif, bodyFontFace: FONTS.sans };
  for (const boxes of slides) {
    const slide = deck.addSlide();
    slide.background = { color: hex("ground") };
    for (const box of boxes) draw(slide, box);
  }
  const written = await deck.write({ outputType: "uint8array" });
  if (!(written instanceof Uint8Array)) throw new Error("The deck came in another shape.");
  return repack(written, { without: NOTES, edits: REPAIRS });
}

/** Always text, if only an empty one: a shape without any has no text body, and is repaired. */
function draw(slide: PptxGenJS.Slide, box: Box): void {
  const { place, paragraphs, fill, align = "left", valign = "top", inset = 0 } = box;
  slide.addText(paragraphs.length === 0 ? "" : paragraphs.flatMap(runsOf), {
    ...place,
    align,
    valign,
    margin: inset,
    fit: "none",
    wrap: true,
    isTextBox: true,
    ...(fill === undefined ? {} : { fill: { color: hex(fill) } }),
  });
}

function runsOf({ text, style, lead, after }: Paragraph): PptxGenJS.TextProps[] {
  const paragraph = { lineSpacing: lineHeight(style), paraSpaceAfter: after };
  const words = runOf(text, style);
  const runs = lead === undefined ? [words] : [runOf(`${lead}  `, { ...style, isBold: true }), words];
  return runs.map(({ text: words, options }, place) => ({
    text: words,
    options: { ...options, ...paragraph, breakLine: place === runs.length - 1 },
  }));
}

const runOf = (text: string, { font, size, color, isBold }: Style): PptxGenJS.TextProps => ({
  text,
  options: { lang: "en-CA", fontFace: FONTS[font], fontSize: size, color: hex(color), bold: isBold === true },
});

const NOTES = /^ppt\/notes(?:Masters|Slides)\//;

/**
 * The library names parts that it does not write, writes folders as files, repeats properties within a paragraph and
 * compresses nothing. What is named and not there is taken out, with the notes that no one reads.
 */
const REPAIRS: Repacking["edits"] = [
  {
    of: /^\[Content_Types\]\.xml$/,
    edit: (xml, zip) =>
      xml.replace(/<Override\b[^>]*PartName="\/([^"]+)"[^>]*\/>/g, (override, part: string) =>
        zip.files[part] === undefined ? "" : override,
      ),
  },
  {
    of: /\.rels$/,
    edit: (xml) =>
      xml.replace(/<Relationship\b[^>]*Target="[^"]*notes(?:Master|Slide)s\/[^"]*"[^>]*\/>/g, ""),
  },
  // Of a paragraph's properties only those before its first run may be there; the library repeats them.
  {
    of: /^ppt\/slides\/slide\d+\.xml$/,
    edit: (xml) => xml.replace(/(<\/a:r>)<a:pPr\b(?:[^>]*\/>|.*?<\/a:pPr>)/gs, "$1"),
  },
  // Its own name as the company's, and notes that are not there.
  {
    of: /^docProps\/app\.xml$/,
    edit: (xml) =>
      xml.replace(/<Company>.*?<\/Company>/s, "").replace(/<Notes>\d+<\/Notes>/, "<Notes>0</Notes>"),
  },
  {
    of: /^ppt\/presentation\.xml$/,
    edit: (xml) => xml.replace(/<p:notesMasterIdLst>.*?<\/p:notesMasterIdLst>/s, ""),
  },
];
