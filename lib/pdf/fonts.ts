import path from "node:path";
import { Font } from "@react-pdf/renderer";

/**
 * The same two typefaces as on the page. Each script is a file of its own, so a family is a list in which
 * the first file that has the character is taken. Scripts beyond these (Chinese, Arabic, emoji) come out as
 * the font's empty box.
 */
const SCRIPTS = ["latin", "latin-ext", "cyrillic", "greek", "vietnamese"] as const;
const WEIGHTS = [400, 600] as const;

export const SANS = SCRIPTS.map((script) => `Inter ${script}`);
export const SERIF = SCRIPTS.map((script) => `Source Serif ${script}`);

/** Longer runs without a blank are broken into pieces of this many characters. */
const LONGEST_PIECE = 14;
const LONGEST_WORD = 28;

let registered = false;

/** Tells the PDF engine where the font files are. Safe to call again. */
export function registerFonts(): void {
  if (registered) return;
  registered = true;
  for (const script of SCRIPTS) {
    Font.register({ family: `Inter ${script}`, fonts: WEIGHTS.map((weight) => inter(script, weight)) });
    Font.register({
      family: `Source Serif ${script}`,
      fonts: WEIGHTS.map((weight) => serif(script, weight)),
    });
  }
  Font.registerHyphenationCallback(pieces);
}

/** Words stay whole unless no line could hold them. */
export function pieces(word: string): string[] {
  const characters = [...word];
  if (characters.length <= LONGEST_WORD) return [word];
  const cut: string[] = [];
  for (let from = 0; from < characters.length; from += LONGEST_PIECE) {
    cut.push(characters.slice(from, from + LONGEST_PIECE).join(""));
  }
  return cut;
}

const PACKAGES = path.join(process.cwd(), "node_modules", "@fontsource");

const inter = (script: string, fontWeight: number) => ({
  src: path.join(PACKAGES, "inter", "files", `inter-${script}-${fontWeight}-normal.woff`),
  fontWeight,
});

const serif = (script: string, fontWeight: number) => ({
  src: path.join(PACKAGES, "source-serif-4", "files", `source-serif-4-${script}-${fontWeight}-normal.woff`),
  fontWeight,
});
