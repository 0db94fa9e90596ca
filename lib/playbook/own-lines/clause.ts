import { shortened, typed } from "../typed";

const MOST = 125;

/** What comes before is who says it or why: "The treaty: …", "they asked, so …", "the agreement says …". */
const LEADS_IN =
  /^.{0,140}?(?:[:;]\s+|,\s+so\s+|,?\s+(?:and|but)\s+(?=(?:our|my) rule(?!\p{L}))|,\s+donc\s+|\s+so\s+(?=(?:nothing|no|never|none)(?!\p{L}))|(?<!\p{L})(?:says?|said|states?|stipule|dit|exige)(?: that| que)?\s+(?=(?:no|nothing|never|not|rien|jamais|aucune?|pas)(?!\p{L})))/iu;
const OPENS = /^(?:(?:so|and|but|then|because|donc|et|mais|alors)\s+)+/i;
/** A sentence that goes on about another thing after the rule. */
const GOES_ON =
  /,\s+(?:it's|that's|c'est|(?:the|our|and the|but|le|la|les|mais)\s+(?!(?:named|licensed|qualified)(?!\p{L}))).*$/iu;

/** ", and a second year apprentice asked …": another story, where the line is too long with it. */
const TELLS_MORE = /,\s+and (?:an?|another|one|some|two) .*$/iu;

/** A line of theirs by itself, in quotation marks: without what leads to it, and whole wherever it is short. */
export function quotedLine(sentence: string, isLine: RegExp): string | null {
  const whole = typed(sentence) ?? "";
  const parts = [without(without(whole)), without(whole), whole].map((part) => part.replace(OPENS, ""));
  const said = parts.find((part) => isLine.test(part));
  if (said === undefined) return null;
  const short = said.replace(GOES_ON, "");
  const line = isLine.test(short) ? short : said;
  const alone = [...line].length > MOST ? line.replace(TELLS_MORE, "") : line;
  return `“${shortened(isLine.test(alone) ? alone : line, MOST)}”`;
}

const without = (text: string): string => text.replace(LEADS_IN, "");
