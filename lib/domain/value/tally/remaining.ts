import { blank } from "./beside-the-matter";

/** The text that no pattern has taken yet: each figure is one thing only. */
export class Remaining {
  constructor(private rest: string) {}

  /** "none" takes the words away and gives nothing for them; null leaves them. */
  take<Found>(
    pattern: RegExp,
    found: (match: RegExpExecArray, at: number) => Found | "none" | null,
  ): Found[] {
    const all: Found[] = [];
    for (const match of this.rest.matchAll(pattern)) {
      const one = found(match, match.index);
      if (one === null) continue;
      if (one !== "none") all.push(one);
      this.without(match);
    }
    return all;
  }

  /** The first that fits before a place, taken away. */
  before(pattern: RegExp, at: number): RegExpExecArray | null {
    const match = pattern.exec(this.rest.slice(0, at));
    if (match !== null) this.without(match);
    return match;
  }

  hasDigits(): boolean {
    return /\d/.test(this.rest);
  }

  private without({ 0: text, index }: RegExpExecArray): void {
    this.rest = this.rest.slice(0, index) + blank(text) + this.rest.slice(index + text.length);
  }
}
