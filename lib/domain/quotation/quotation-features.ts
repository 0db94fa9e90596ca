import type { Trouble } from "../trouble/trouble";
import type { Answer, Word } from "../trouble/words";

/** A stretch of an answer that may be quoted as what is wrong: a sentence, a clause, or a heading with what is under it. */
export interface Stretch {
  readonly form: "sentence" | "answer" | "clause";
  /** Characters of the answer, composed. */
  readonly from: number;
  readonly to: number;
  /** How many sentences are told before it. */
  readonly place: number;
}

/** What can be seen of a stretch: its words, how it begins and ends, where it is, and whether the trouble is named in it. */
export class QuotationFeatures {
  private readonly times = new Map<string, number>();

  constructor(
    private readonly answer: Answer,
    private readonly trouble: Trouble | null,
  ) {
    for (const { stem } of answer.words) this.times.set(stem, (this.times.get(stem) ?? 0) + 1);
  }

  of(stretch: Stretch): string[] {
    const { form, from, to, place: sentences } = stretch;
    const { words, text } = this.answer;
    const inside = words.filter(({ start }) => start >= from && start < to);
    const [first, second] = inside;
    const last = inside.at(-1);
    if (first === undefined || last === undefined) return ["empty"];
    const place = Math.min(sentences, 4);
    const length = LENGTHS.findIndex((most) => inside.length <= most);
    const figures = [...new Set(inside.flatMap(({ word }) => (word.startsWith("<") ? [word] : [])))]
      .sort()
      .join("");
    const time = inside.some(({ word }) => OF_TIME.test(word)) ? "time" : "";
    const often = inside.some(({ word }) => A_TIME.test(word)) ? "often" : "";
    const verb = inside.some(({ word }) => A_VERB.test(word)) ? "verb" : "";
    const wrong = inside.some(({ word }) => IS_WRONG.test(word)) ? "wrong" : "";
    const named = this.named(stretch);
    const starts = text.slice(0, from).trim() === "" ? "first" : "later";
    const seen = inside.filter(({ stem }) => (this.times.get(stem) ?? 0) > 1).length;
    return [
      `form:${form}`,
      `place:${place}`,
      `place:${place}:${form}`,
      `place:${place}:${verb}`,
      `length:${length}`,
      `length:${length}:${form}`,
      `length:${length}:${place}`,
      `length:${length}:${verb}`,
      `begins:${first.word}`,
      `begins:${first.word}:${second?.word ?? ""}`,
      `begins:${first.word}:${starts}`,
      `ends:${last.stem}`,
      `ends:${/[?!]/.exec(text.slice(last.end, to + 1))?.[0] ?? "."}`,
      `says:${figures}`,
      `says:${figures}:${verb}`,
      `says:${figures}:${time}:${often}`,
      `says:${figures}:${wrong}`,
      `says:${wrong}:${verb}:${form}`,
      `time:${time}:${often}`,
      `named:${named}`,
      `named:${named}:${form}`,
      `named:${named}:${figures === "" ? "" : "figured"}:${verb}`,
      `named:${named}:${wrong}`,
      `named:${named}:${length}`,
      `often:${Math.min(seen, 4)}`,
      ...(/\p{Lu}{4}/u.test(text.slice(from, to)) ? ["shouted"] : []),
      ...inside.flatMap(({ stem }, at) => {
        const next = inside[at + 1];
        return next === undefined ? [`w:${stem}`] : [`w:${stem}`, `ww:${stem}_${next.stem}`];
      }),
      ...this.behind(words, last).map((word) => `then:${word}`),
    ];
  }

  /** Of there being none that would do. */
  ofNone(stretches: number): string[] {
    return ["none", `none:${Math.min(stretches, 8)}`];
  }

  private named({ from, to }: Stretch): string {
    const { trouble } = this;
    if (trouble === null) return "no";
    const sure = trouble.nameIs >= 0.7 ? "sure" : trouble.nameIs >= 0.4 ? "likely" : "faint";
    return trouble.at >= from && trouble.at < to ? sure : `not ${sure}`;
  }

  /** What the sentence behind it begins with: "It", "Those" go on from it. */
  private behind(words: readonly Word[], last: Word): string[] {
    const next = words.find(({ start }) => start > last.start);
    return next === undefined || next.sentence === last.sentence ? [] : [next.word];
  }
}

/** Words, up to and with. */
const LENGTHS = [1, 2, 3, 5, 8, 12, 99];
const OF_TIME = /^(?:h|hr|hrs|hours?|mins?|minutes?|days?|weeks?|months?)$/;
const A_TIME = /^(?:daily|weekly|monthly|day|night|week|month|year|season)$/;
const A_VERB =
  /^(?:is|are|was|were|has|have|had|do|does|did|can|can't|cannot|could|will|won't|get|gets|got|go|goes|come|comes|came|take|takes|took|lose|loses|lost|miss|misses|missed|wait|waits|need|needs|want|wants|know|knows|keep|keeps|cost|costs|make|makes|spend|spends|pay|pays|say|says|it's|that's|we're|they're|i'm|don't|doesn't|didn't|isn't|aren't|never)$/;
const IS_WRONG =
  /^(?:wrong|late|missing|missed|lost|losing|loses|lose|back|again|twice|waiting|wait|waits|broken|breaks|fails|failed|no(?:body)?|never|can't|cannot|don't|doesn't|not|short|waste|wasted|rejected|returned|chasing|chase|retyping|redo|remake|remakes|damaged|dead|empty|late|overtime|stuck|stands?|idle|unpaid)$/;
