import { StyleSheet } from "@react-pdf/renderer";
import { LIGHT } from "@/lib/colors";
import { SANS, SERIF } from "./fonts";

/** The page's light set, for paper. */
export const INK = LIGHT.foreground;
export const MUTED = LIGHT["muted-foreground"];
export const GREY = "#8b939c";
export const RULE = LIGHT.border;
export const TRACK = "#ebe8e1";
export const ACCENT = LIGHT.primary;
export const AMBER = "#9a5b00";
export const RED = LIGHT.destructive;
/** The ground of a bill. */
export const BILL_GROUND = "#f7f5ef";

/** Letter, with margins that leave the text whole on A4. Points. */
export const PAGE_WIDTH = 612;
export const SIDE = 46;
export const CONTENT_WIDTH = PAGE_WIDTH - 2 * SIDE;
/** What page one has for a memo between its margins and above its foot. */
export const MEMO_HEIGHT = 666;
/** The lower margin, with company and page number above it, where the company has a name of two lines. */
export const FOOT_HEIGHT = 80;
/** The labels of the memo, and what is between them and their answers. */
export const MEMO_LABEL = 108;
export const MEMO_GUTTER = 12;
export const MEMO_WIDTH = CONTENT_WIDTH - MEMO_LABEL;

/** The room that page one gives to its parts, in points. */
export interface Room {
  /** Above and below each row. */
  row: number;
  /** The size of its text, and its line's height as a multiple of it. */
  text: number;
  line: number;
}

/** From the one that reads best to the one that holds the longest names. */
export const ROOMS: readonly Room[] = [
  { row: 5, text: 9.6, line: 1.36 },
  { row: 3, text: 9.3, line: 1.3 },
  { row: 1.5, text: 9, line: 1.25 },
  { row: 0.5, text: 9, line: 1.15 },
];

/** Nothing is smaller than 9 points. */
export const SIZE = {
  small: 9,
  body: 9.3,
  lead: 11,
  h3: 10.4,
  h2: 14.4,
  lede: 13,
  memoCover: 23,
  cover: 26,
  score: 33.6,
};

export const styles = StyleSheet.create({
  page: {
    paddingTop: 36,
    paddingBottom: 26,
    paddingHorizontal: SIDE,
    fontFamily: SANS,
    fontSize: SIZE.body,
    lineHeight: 1.32,
    // Contextual alternates: looking for them costs a third of the time of a report, and they change an arrow at most.
    fontFeatureSettings: { calt: 0 },
    color: INK,
  },
  footer: {
    marginTop: 12,
    paddingTop: 6,
    borderTop: `0.5pt solid ${RULE}`,
    flexDirection: "row",
    justifyContent: "space-between",
    fontSize: SIZE.small,
    lineHeight: 1.2,
    color: MUTED,
  },
  h2: { fontFamily: SERIF, fontWeight: 600, fontSize: SIZE.h2, lineHeight: 1.2 },
  h3: { fontWeight: 600, fontSize: SIZE.h3, lineHeight: 1.3 },
  strong: { fontWeight: 600 },
  muted: { color: MUTED },
  small: { fontSize: SIZE.small, lineHeight: 1.28 },
  label: { fontSize: SIZE.small, lineHeight: 1.28, color: MUTED },
  note: { fontSize: SIZE.small, color: ACCENT, textDecoration: "none" },
  hairSpace: { fontSize: 0.1 },
  link: { color: ACCENT, textDecoration: "none" },
  row: { flexDirection: "row" },
});
