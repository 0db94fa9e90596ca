/** On what, and in what, everything is written. */
const PAGE = { light: "#fbf9f4", dark: "#11161c" } as const;
const INK = { light: "#16202c", dark: "#ece8df" } as const;

/** Colours of theme.css for what no style sheet reaches: PDF, emails, error pages, the browser's own frame. */
export const LIGHT = {
  background: PAGE.light,
  card: "#ffffff",
  foreground: INK.light,
  "muted-foreground": "#56606b",
  border: "#d8d4ca",
  primary: "#1f5a46",
  "primary-foreground": "#ffffff",
  destructive: "#a3261d",
} as const;

export const DARK = {
  background: PAGE.dark,
  card: "#171e26",
  foreground: INK.dark,
  "muted-foreground": "#a5adb6",
  border: "#343d47",
  primary: "#7cc3a4",
  "primary-foreground": "#0c1b15",
} as const;

/** The CSS values that follow the device. The two come without all the others, for the page that every page brings along. */
export const lightDark = (name: keyof typeof DARK): string =>
  either({ light: LIGHT[name], dark: DARK[name] });
export const pageColor = (): string => either(PAGE);
export const inkColor = (): string => either(INK);

const either = ({ light, dark }: { light: string; dark: string }): string => `light-dark(${light}, ${dark})`;
