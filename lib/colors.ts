/** Colours of theme.css for what no style sheet reaches: PDF, emails, error pages, the browser's own frame. */
export const LIGHT = {
  background: "#fbf9f4",
  card: "#ffffff",
  foreground: "#16202c",
  "muted-foreground": "#56606b",
  border: "#d8d4ca",
  primary: "#1f5a46",
  "primary-foreground": "#ffffff",
  destructive: "#a3261d",
} as const;

export const DARK = {
  background: "#11161c",
  card: "#171e26",
  foreground: "#ece8df",
  "muted-foreground": "#a5adb6",
  border: "#343d47",
  primary: "#7cc3a4",
  "primary-foreground": "#0c1b15",
} as const;

/** The CSS value that follows the device. */
export const lightDark = (name: keyof typeof DARK): string => `light-dark(${LIGHT[name]}, ${DARK[name]})`;
