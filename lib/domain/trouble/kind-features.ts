import type { Candidate } from "./candidates";
import type { Word } from "./words";

/** What can be seen of an answer for the kind of its trouble: its words, those of the sentence of the name, those beside it. */
export function kindFeatures(words: readonly Word[], name: Candidate | null): string[] {
  const seen = new Set<string>(["any"]);
  words.forEach(({ stem, sentence }, at) => {
    seen.add(`w:${stem}`);
    const next = words[at + 1];
    if (next !== undefined && next.sentence === sentence) seen.add(`ww:${stem}_${next.stem}`);
    if (sentence < 2) seen.add(`early:${stem}`);
  });
  if (name === null) return [...seen, "nameless"];
  const inside = words.slice(name.from, name.to);
  const sentence = inside[0]?.sentence;
  for (const { stem } of inside) seen.add(`n:${stem}`);
  seen.add(`head:${inside.at(-1)?.stem}`);
  words.forEach(({ stem, sentence: of }, at) => {
    if (of === sentence && (at < name.from || at >= name.to)) {
      seen.add(`s:${stem}`);
      if (at >= name.from - NEAR && at < name.to + NEAR) seen.add(`near:${stem}`);
    }
  });
  return [...seen];
}
const NEAR = 4;
