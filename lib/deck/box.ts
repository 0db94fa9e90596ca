import { LIGHT } from "@/lib/colors";

/** In inches, from the slide's upper left corner. */
export interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const COLORS = {
  ground: LIGHT.background,
  ink: LIGHT.foreground,
  quiet: LIGHT["muted-foreground"],
  line: LIGHT.border,
  brand: LIGHT.primary,
  warning: LIGHT.destructive,
  white: "#ffffff",
} as const;
export type Color = keyof typeof COLORS;

/** In points. Nothing on a slide is smaller than the smallest of them. */
export const SMALLEST = 12;

export interface Style {
  font: "serif" | "sans";
  size: number;
  color: Color;
  isBold?: boolean;
}

/** One paragraph: all of it in one style, but for words before it. */
export interface Paragraph {
  text: string;
  style: Style;
  /** Bold words before the text, such as "Owner". */
  lead?: string;
  /** Points of room below. */
  after: number;
}

/** Text in its place, or a filled rectangle, with text or without. */
export interface Box {
  place: Place;
  paragraphs: Paragraph[];
  fill?: Color;
  align?: "left" | "center" | "right";
  valign?: "top" | "middle" | "bottom";
  /** Points of room within, at each side. */
  inset?: number;
}

export type Slide = Box[];

export const STYLES = {
  eyebrow: { font: "sans", size: 12, color: "brand", isBold: true },
  title: { font: "serif", size: 28, color: "ink" },
  /** Not Georgia: its figures hang below the line. */
  figure: { font: "sans", size: 64, color: "brand", isBold: true },
  lead: { font: "serif", size: 18, color: "ink" },
  body: { font: "sans", size: 14, color: "ink" },
  quiet: { font: "sans", size: 12, color: "quiet" },
  label: { font: "sans", size: 12, color: "quiet", isBold: true },
} as const satisfies Record<string, Style>;

/** A rectangle that is only a color: a bar, a rule. */
export const filled = (place: Place, fill: Color): Box => ({ place, paragraphs: [], fill });
