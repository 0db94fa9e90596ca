import { type Box, filled, type Place, type Slide, STYLES } from "./box";
import { textBox } from "./fit";

/** A grid of twelve columns between generous margins. */
export const PAGE = { w: 13.3333333, h: 7.5 } as const;
export const LEFT = 0.75;
export const WIDTH = PAGE.w - 2 * LEFT;
const GAP = 0.36;
/** Where the content of a slide begins. */
export const TOP = 2.05;

const COLUMN = (WIDTH - 11 * GAP) / 12;

/** So many columns of the grid from a column on, counted from 0. */
export const columns = (from: number, count: number, y: number, h: number): Place => ({
  x: LEFT + from * (COLUMN + GAP),
  y,
  w: count * COLUMN + (count - 1) * GAP,
  h,
});

interface Frame {
  companyName: string;
  eyebrow: string;
  title: string;
  place: number;
  of: number;
}

/** A slide with its title at the top and whose it is at the foot. */
export function framed({ companyName, eyebrow, title, place, of }: Frame, content: readonly Box[]): Slide {
  return [
    filled({ x: 0, y: 0, w: PAGE.w, h: 0.12 }, "brand"),
    textBox({ x: LEFT, y: 0.5, w: WIDTH, h: 0.26 }, [{ text: eyebrow, style: STYLES.eyebrow }]),
    textBox({ x: LEFT, y: 0.8, w: WIDTH, h: 1 }, [{ text: title, style: STYLES.title }], { valign: "top" }),
    ...content,
    filled({ x: LEFT, y: 6.9, w: WIDTH, h: 0.012 }, "line"),
    textBox({ x: LEFT, y: 6.98, w: WIDTH - 1.2, h: 0.24 }, [
      { text: `${companyName} · AI readiness · Confidential`, style: STYLES.quiet },
    ]),
    textBox(
      { x: LEFT + WIDTH - 1, y: 6.98, w: 1, h: 0.24 },
      [{ text: `${place} of ${of}`, style: STYLES.quiet, isWhole: true }],
      { align: "right" },
    ),
  ];
}
