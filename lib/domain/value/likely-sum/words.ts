import { sentenceAt, type Told } from "./figures";

interface Word {
  readonly at: number;
  readonly word: string;
  readonly sentence: number;
}

const [BEFORE, BEHIND] = [7, 7];

/** The words of an answer, to be looked at around a figure; each figure is one, by its kind. */
export class Words {
  private readonly all: readonly Word[];

  constructor({ whole, figures, starts }: Told) {
    const placed = whole.matchAll(/#[\d./]+#|[$£€₹]?\d[\d.]*|[a-z]+(?:['’-][a-z]+)*|[,;:.!?()%@=×+/-]/g);
    this.all = [...placed].map(({ 0: said, index: at }) => {
      const figure = figures.find((each) => at >= each.at && at < each.end);
      const isFigure = figure !== undefined && at === figure.at;
      return {
        at,
        word: isFigure ? `<${figure.kind}>` : /^\d/.test(said) ? "0" : said,
        sentence: sentenceAt(starts, at),
      };
    });
  }

  /** Those of its sentence before a place, the nearest first, and behind another. */
  around({ at, end, sentence }: { readonly at: number; readonly end: number; readonly sentence: number }) {
    const here = this.all.findIndex((each) => each.at >= at);
    const next = this.all.findIndex((each) => each.at >= end);
    const said = (from: number, to: number): string[] =>
      this.all
        .slice(Math.max(0, from), Math.max(0, to))
        .flatMap((each) => (each.sentence === sentence ? [each.word] : []));
    const behind = next === -1 ? this.all.length : next;
    return { before: said(here - BEFORE, here).reverse(), behind: said(behind, behind + BEHIND) };
  }
}

/** Words without their endings, each once. */
export const bagOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(
    words
      .filter((word) => /^[a-z<]/.test(word))
      .map((word) => (word.length > 4 ? word.replace(/(?:s|ed|ing)$/, "") : word)),
  );
