/** The one that there is; null where there are several, or none. */
export function onlyOne<One>(all: readonly One[]): One | null {
  const [only, ...others] = all;
  return only === undefined || others.length > 0 ? null : only;
}
