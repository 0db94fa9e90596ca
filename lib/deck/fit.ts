import { type Box, type Paragraph, type Place, SMALLEST, type Style } from "./box";
import { lineHeight, linesIn } from "./measure";

/** A paragraph before it has its size and its last word. */
export interface Part {
  text: string;
  style: Style;
  lead?: string;
  after?: number;
  /** The number of the report's section that has all of it: so much may be cut. */
  section?: number | null;
  /** What must not be cut, such as a figure. */
  isWhole?: true;
}

const POINTS_AN_INCH = 72;
const STEP = 1;
const LEAD_GAP = "  ";

/**
 * Text in its place: as large as it fits, and no smaller than the smallest size. What is still too long is cut at a
 * word, the longest first, and says where the rest is.
 */
export const textBox = (place: Place, parts: readonly Part[], more: More = {}): Box =>
  alike([[place, parts]], more)[0] ?? { place, paragraphs: [] };

type More = Omit<Box, "place" | "paragraphs">;

/** The same for texts beside each other, which are of one size: the longest decides. */
export function alike(texts: readonly (readonly [Place, readonly Part[]])[], more: More = {}): Box[] {
  const inset = 2 * (more.inset ?? 0);
  const all = texts.map(([place, parts]) => ({
    place,
    parts: parts.filter(({ text }) => text !== ""),
    width: place.w - inset / POINTS_AN_INCH,
    room: place.h * POINTS_AN_INCH - inset,
  }));
  for (let smaller = 0; ; smaller += STEP) {
    const sized = all.map((one) => ({ ...one, parts: one.parts.map((part) => atSize(part, smaller)) }));
    const isSmallest = sized.every(({ parts }) => parts.every(({ style }) => style.size <= SMALLEST));
    if (!isSmallest && sized.some(({ parts, width, room }) => heightOf(parts, width) > room)) continue;
    return sized.map(({ place, parts, width, room }) => ({
      place,
      paragraphs: cut(parts, width, room).map((part) => paragraphOf(withoutOrphan(part, width))),
      ...more,
    }));
  }
}

const paragraphOf = ({ text, style, lead, after = 0 }: Part): Paragraph => ({
  text,
  style,
  after,
  ...(lead === undefined ? {} : { lead }),
});

const atSize = (part: Part, smaller: number): Part => ({
  ...part,
  style: { ...part.style, size: Math.max(SMALLEST, part.style.size - smaller) },
});

const heightOf = (parts: readonly Part[], inches: number, most: readonly number[] = []): number =>
  parts.reduce(
    (sum, part, place) =>
      sum +
      Math.min(linesOf(part, inches), most[place] ?? Number.POSITIVE_INFINITY) * lineHeight(part.style) +
      (place === parts.length - 1 ? 0 : (part.after ?? 0)),
    0,
  );

/** The lead is bold, and so a little wider than the rest. */
const linesOf = ({ lead, text, style }: Part, inches: number): number =>
  linesIn(
    lead === undefined ? text : `${lead}${LEAD_GAP}${text}`,
    lead === undefined ? inches : inches * 0.97,
    style,
  );

/** Two words of so many characters at most stay together at the end. */
const TOGETHER = 20;

/** No-break blank before the last word of a text of several lines: none of them has that word alone. */
function withoutOrphan(part: Part, inches: number): Part {
  const [, last = ""] = / (\S+ \S+)$/u.exec(part.text) ?? [];
  if (last === "" || last.length > TOGETHER || linesOf(part, inches) === 1) return part;
  return { ...part, text: part.text.replace(/ (?=\S+$)/u, "\u00a0") };
}

/** Takes a line from the longest part until all of them fit. */
function cut(parts: readonly Part[], inches: number, room: number): Part[] {
  const most = parts.map((part) => linesOf(part, inches));
  while (heightOf(parts, inches, most) > room) {
    const longest = parts.reduce<number | null>((best, part, place) => {
      if (part.isWhole || (most[place] ?? 0) <= 1) return best;
      return best === null || (most[place] ?? 0) > (most[best] ?? 0) ? place : best;
    }, null);
    if (longest === null) break;
    most[longest] = (most[longest] ?? 1) - 1;
  }
  return parts.map((part, place) => cutToLines(part, inches, most[place] ?? 1));
}

function cutToLines(part: Part, inches: number, lines: number): Part {
  if (linesOf(part, inches) <= lines) return part;
  const { section } = part;
  const ending = section === undefined || section === null ? "…" : `… (report, section ${section})`;
  const at = (count: number, units: readonly string[], between: string): Part => ({
    ...part,
    text: `${units
      .slice(0, count)
      .join(between)
      .replace(/[\s,;:(“–-]+$/u, "")}${ending}`,
  });
  const words = part.text.split(/\s+/);
  const byWord = mostThatFits(words.length, (count) => linesOf(at(count, words, " "), inches) <= lines);
  if (byWord > 0) return at(byWord, words, " ");
  const characters = [...part.text];
  const fits = (count: number) => linesOf(at(count, characters, ""), inches) <= lines;
  return at(Math.max(1, mostThatFits(characters.length, fits)), characters, "");
}

/** Binary search: the largest count below `all` for which it holds; 0 where there is none. */
function mostThatFits(all: number, fits: (count: number) => boolean): number {
  let [low, high] = [0, all - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
