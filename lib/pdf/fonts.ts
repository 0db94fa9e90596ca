import { readFileSync } from "node:fs";
import path from "node:path";
import { Font } from "@react-pdf/renderer";
import { toSfnt } from "woff2sfnt-sfnt2woff";

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

let ready: Promise<void> | null = null;

/** Reads the font files, once, so that every glyph knows its characters before a page is set. */
export function loadFonts(): Promise<void> {
  registerFonts();
  ready ??= Promise.all(
    [...SANS, ...SERIF].flatMap((fontFamily) =>
      WEIGHTS.map(async (fontWeight) => {
        await Font.load({ fontFamily, fontWeight });
        fillGlyphCache(Font.getFont({ fontFamily, fontWeight })?.data ?? null);
      }),
    ),
  ).then(() => undefined);
  return ready;
}

/** Ligatures that are characters of their own; where two letters become one glyph, it must know both. */
const isLigature = (character: number): boolean => character >= 0xfb00 && character <= 0xfb06;

/**
 * Glyph cache: a font keeps each glyph as it was first asked for. Asked for as a part of another, as the comma of a
 * semicolon is when a PDF is written, it would keep no character: then the next PDF has no comma in its text layer,
 * and its lines break one letter further for each.
 */
function fillGlyphCache(font: LoadedFont | null): void {
  for (const character of font?.characterSet ?? []) {
    if (!isLigature(character)) font?.glyphForCodePoint(character);
  }
}

type LoadedFont = NonNullable<ReturnType<typeof Font.getFont>>["data"];

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

/**
 * The files come compressed, and the PDF engine would expand the table of all outlines again for each glyph that it
 * looks at: a quarter of the time of a report. So they are expanded once, here.
 */
const source = (name: string, file: string): string =>
  `data:font/ttf;base64,${toSfnt(readFileSync(path.join(PACKAGES, name, "files", file))).toString("base64")}`;

const inter = (script: string, fontWeight: number) => ({
  src: source("inter", `inter-${script}-${fontWeight}-normal.woff`),
  fontWeight,
});

const serif = (script: string, fontWeight: number) => ({
  src: source("source-serif-4", `source-serif-4-${script}-${fontWeight}-normal.woff`),
  fontWeight,
});
