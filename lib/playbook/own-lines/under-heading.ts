import { sentencesIn } from "../calendar/told-sentences";
import { beginsAnother, HEADING, untilAnother } from "./another-matter";

const HEADING_WORDS = 6;

/** What is told under a heading, until another matter begins. */
export function underHeading(answer: string | null, heading: string): readonly string[] {
  if (heading.trim().split(/\s+/).length > HEADING_WORDS) return [];
  const sentences = sentencesIn(answer);
  const at = sentences.indexOf(heading);
  return at === -1 ? [] : untilAnother(sentences.slice(at + 1), beginsAnother);
}

/** What is told under the heading that a sentence is, or is itself under; empty where there is none. */
export function toldWith(answer: string | null, sentence: string): readonly string[] {
  const sentences = sentencesIn(answer);
  const at = sentences.indexOf(sentence);
  const heading = sentences.slice(0, at + 1).findLast((each) => HEADING.test(each));
  if (heading === undefined) return [];
  const under = underHeading(answer, heading);
  return heading === sentence || under.includes(sentence) ? under : [];
}
