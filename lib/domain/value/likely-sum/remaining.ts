/** The text that no pattern has taken yet: each figure is one thing only. */
export class Remaining {
  constructor(private text: string) {}

  /** "none" takes the words away and gives nothing for them; null leaves them. */
  take<Found>(pattern: RegExp, found: (match: RegExpExecArray) => Found | "none" | null): Found[] {
    const all: Found[] = [];
    for (const match of this.text.matchAll(pattern)) {
      const one = found(match);
      if (one === null) continue;
      if (one !== "none") all.push(one);
      const { 0: said, index } = match;
      this.text = this.text.slice(0, index) + " ".repeat(said.length) + this.text.slice(index + said.length);
    }
    return all;
  }
}
