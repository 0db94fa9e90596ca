import { breaks } from "../joints";
import { typed } from "../typed";

const MOST_CHARACTERS = 220;
const FEWEST_CHARACTERS = 40;

/**
 * A sentence as it is quoted: in one line, and word for word. What is too long ends at a clause, so that nothing inside
 * the quotation marks is ours, not even three dots. Null where nothing is left to quote.
 */
export function verbatim(sentence: string): string | null {
  const words = typed(sentence);
  if (words === null || !/\p{L}{2}/u.test(words)) return null;
  const mark = /[?!]\s*$/.exec(sentence.trim())?.[0] ?? "";
  if ([...words].length + mark.length <= MOST_CHARACTERS) return `${words}${mark}`;
  const room = [...words].slice(0, MOST_CHARACTERS).join("");
  // It may end early, and still be a sentence, before what is added to it.
  const ends = [...room.matchAll(breaks())].map(({ index }) => index).filter((at) => at >= FEWEST_CHARACTERS);
  const end = ends.at(-1) ?? room.lastIndexOf(" ");
  return (end >= FEWEST_CHARACTERS ? room.slice(0, end) : room).trim();
}

export const inQuotes = (words: string): string => `“${words}”`;
