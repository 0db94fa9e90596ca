/** What the person wrote stays as it is. */
const QUOTED = /(“[^”]*”)/u;

const RULES: readonly [RegExp, string][] = [
  [/\bYour own confidence\b/g, "The leader's own confidence"],
  [/\byour own confidence\b/g, "the leader's own confidence"],
  [/\bwhat you told us\b/g, "what we reported"],
  [/\b([Yy])ou told us\b/g, "we reported"],
  [
    /\b(about|by|for|from|in|of|on|to|under|with|without|asks?|binds?|costs?|gives?|governs?|helps?|lets?|makes?|pays?|shows?|tells?) you\b/g,
    "$1 us",
  ],
  [/\byours\b/g, "ours"],
  [/\byourselves\b|\byourself\b/g, "ourselves"],
  [/\byour\b/g, "our"],
  [/\bYour\b/g, "Our"],
  [/\byou\b/g, "we"],
  [/\bYou\b/g, "We"],
];

/** The report speaks to the leader; on a slide the leader speaks to the board: "what we own". */
export const inOurVoice = (text: string): string =>
  text
    .split(QUOTED)
    .map((part, place) =>
      place % 2 === 1 ? part : RULES.reduce((words, [from, to]) => words.replace(from, to), part),
    )
    .join("");
