/** What is hoped, feared, asked, over or told of others, in the words around a figure. */
const NOT_TODAY =
  /\b(?:used to|until (?:last|we|this)|back in (?:19|20)\d\d|back in the day|if (?:we|i|he|she|they|the|an?|it)|would(?:n't)?|could|might|should|may be|plan(?:s|ned|ning)? (?:to|on|for)|target|goal|hop(?:e|ed|ing)|next (?:year|season|month|week|summer|winter)|(?:we|i|they|it)'ll|competitors?|vendors?|salesman|trade body|the average [a-z]+ (?:gets|spends|has|loses|does)|at (?:my|the|our) last|they get|never)\b|\?/;

/** Whether a figure is of today, and theirs. */
export function isOfToday(
  plain: string,
  { at, end }: { readonly at: number; readonly end: number },
): boolean {
  const before = /[^.!?;:]{0,80}$/.exec(plain.slice(0, at))?.[0] ?? "";
  const behind = /^[^.!;:,]{0,60}[?]?/.exec(plain.slice(end))?.[0] ?? "";
  return !NOT_TODAY.test(before.replace(/^.*,(?=[^,]{6})/s, "")) && !NOT_TODAY.test(behind);
}
