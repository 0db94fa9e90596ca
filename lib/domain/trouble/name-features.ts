import type { Candidate } from "./candidates";
import type { Word } from "./words";

/** What can be seen of words that may be the name of the trouble: which they are, and where and how they are told. */
export class NameFeatures {
  private readonly times = new Map<string, number>();

  constructor(private readonly words: readonly Word[]) {
    for (const { stem } of words) this.times.set(stem, (this.times.get(stem) ?? 0) + 1);
  }

  of({ from, to }: Candidate): string[] {
    const inside = this.words.slice(from, to);
    const [first] = inside;
    const head = inside.at(-1);
    if (first === undefined || head === undefined) return [];
    const before = this.at(from - 1, first.sentence);
    const before2 = this.at(from - 2, first.sentence);
    const behind = this.at(to, first.sentence);
    const behind2 = this.at(to + 1, first.sentence);
    const closes =
      this.words[to]?.sentence !== first.sentence ? "end" : (this.words[to]?.mark ?? "end") || "none";
    const opens = before === EDGE ? "start" : first.mark || "none";
    const place = Math.min(first.sentence, 4);
    const often = Math.min(this.times.get(head.stem) ?? 1, 3);
    const isWhole = opens === "start" && closes === "end";
    const length = to - from;
    const plural = /[^s]s$/.test(head.word) ? "s" : /ing$/.test(head.word) ? "ing" : "-";
    return [
      `head:${head.stem}`,
      `first:${length > 1 ? first.stem : "="}`,
      `in:${length}:${inside
        .slice(1, -1)
        .map(({ stem }) => stem)
        .join("_")}`,
      `length:${length}`,
      `form:${plural}`,
      `form:${plural}:${length}`,
      `end:${head.word.slice(-3)}`,
      `before:${before}`,
      `before2:${before2}:${before}`,
      `behind:${behind}`,
      `behind2:${behind}:${behind2}`,
      `place:${place}`,
      `place:${place}:${opens === "start" ? "start" : "in"}`,
      `opens:${opens}`,
      `closes:${closes}`,
      `whole:${isWhole}:${place}`,
      `whole:${isWhole}:${place}:${length}`,
      `often:${often}`,
      `often:${often}:${place}`,
      `form:${plural}:${before}`,
      `both:${before}:${behind}`,
      `at:${Math.min(Math.floor(from / 4), 8)}`,
      ...inside.map(({ stem }) => `any:${stem}`),
    ];
  }

  /** Of there being no name at all. */
  ofNone(): string[] {
    return [
      "none",
      `none:${Math.min(Math.floor(this.words.length / 8), 6)}`,
      ...[...this.times.keys()].map((stem) => `none:${stem}`),
    ];
  }

  private at(place: number, sentence: number): string {
    const word = this.words[place];
    return word === undefined || word.sentence !== sentence ? EDGE : word.word;
  }
}
const EDGE = "|";
