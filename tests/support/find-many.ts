/** Signs by which a place is told to be worth a look, and by how many bits each is moved on. */
const SIGNS = 4;
const BITS = 4;
const HASHES = 1 << (SIGNS * BITS);

/**
 * Gives back which of many texts are in a text. It goes through that once for all of them, where a search for each takes
 * a quarter of a minute in what the servers of a run leave behind.
 */
export function finderOf(wanted: readonly string[]): (text: string) => string[] {
  const byStart = new Map<number, string[]>();
  for (const each of wanted) {
    if (each.length < SIGNS) throw new Error(`Too short to look for: ${each}`);
    let start = 0;
    for (let at = 0; at < SIGNS; at += 1) start = withNext(start, each.charCodeAt(at));
    byStart.set(start, [...(byStart.get(start) ?? []), each]);
  }
  const isStart = new Uint8Array(HASHES);
  for (const start of byStart.keys()) isStart[start] = 1;
  return (text) => {
    const found = new Set<string>();
    let hash = 0;
    for (let at = 0; at < text.length; at += 1) {
      hash = withNext(hash, text.charCodeAt(at));
      if (isStart[hash] === 0) continue;
      for (const each of byStart.get(hash) ?? []) if (text.startsWith(each, at - SIGNS + 1)) found.add(each);
    }
    return wanted.filter((each) => found.has(each));
  };
}

/** Of the last so many signs: what earlier ones left has been moved out of it. */
const withNext = (hash: number, sign: number): number => ((hash << BITS) ^ sign) & (HASHES - 1);
