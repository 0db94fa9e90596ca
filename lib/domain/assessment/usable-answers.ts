type Unanswered = string | number | boolean | string[];

/** What can be used of kept answers, in the order of `unanswered`; what is damaged or unknown is left unanswered. */
export function usableAnswers<Answers extends { [Key in keyof Answers]: Unanswered }>(
  kept: unknown,
  unanswered: Answers,
): Answers {
  if (typeof kept !== "object" || kept === null) return unanswered;
  const known: Record<string, Unanswered> = unanswered;
  const usable = Object.entries(kept).filter(([field, answer]) => {
    const empty = Object.hasOwn(known, field) ? known[field] : undefined;
    return empty !== undefined && isSameKind(answer, empty);
  });
  return { ...unanswered, ...Object.fromEntries(usable) };
}

function isSameKind(answer: unknown, empty: Unanswered): boolean {
  if (!Array.isArray(empty)) return typeof answer === typeof empty;
  return Array.isArray(answer) && answer.every((each) => typeof each === "string");
}
