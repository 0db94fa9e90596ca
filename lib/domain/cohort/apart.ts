/** P3, by every earlier publication of any cohort: a few firms must not be told by what lies between two. */
export const FIRMS_APART = 5;

type Members = readonly string[];

/**
 * Whether reports taken from a larger one would leave a few firms. Counts of a cohort are exact: those of two evenings,
 * taken from the report of both together and of two firms more, are those of the two.
 */
export function leavesFew(now: Members, earlier: readonly Members[]): boolean {
  const bySize = [...earlier].sort((one, other) => other.length - one.length);
  return (
    isFew(leftOf(now, bySize)) ||
    bySize.some((whole) => isWithin(now, whole) && isFew(leftOf(whole, [now, ...bySize])))
  );
}

export const isFew = (firms: number): boolean => firms > 0 && firms < FIRMS_APART;

function isWithin(part: Members, whole: Members): boolean {
  const members = new Set(whole);
  return part.length < whole.length && part.every((member) => members.has(member));
}

/** How many of the whole are in none of the reports that lie within it, where no two of those have a firm in common. */
function leftOf(whole: Members, parts: readonly Members[]): number {
  const left = new Set(whole);
  for (const part of parts)
    if (part.length < whole.length && part.every((member) => left.has(member)))
      for (const member of part) left.delete(member);
  return left.size;
}
