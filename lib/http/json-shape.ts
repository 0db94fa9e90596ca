const DEPTH_MAX = 20;
/** Our largest body, a whole questionnaire, has some hundred. */
const PARTS_MAX = 5_000;

/**
 * JSON bomb guard: whether a text nests deeper, or has more parts, than any body of ours. One pass over its
 * characters, before anything is made of them: it costs the same whatever is in it.
 */
export function isTooIntricate(text: string): boolean {
  let depth = 0;
  let parts = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInString) {
      if (character === "\\") at += 1;
      else if (character === '"') isInString = false;
      continue;
    }
    if (character === '"') isInString = true;
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    else if (character === ",") parts += 1;
    if (depth > DEPTH_MAX || parts > PARTS_MAX) return true;
  }
  return false;
}
