/** One answer of a list, as it is stored (`value`, which never changes) and as people read it (`label`). */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** What the word means here, in half a line; shown beside it, and never stored. */
  note?: string;
}

/** The values of a list, in the form that `z.enum` takes. */
export function valuesOf<Value extends string>(list: readonly Option<Value>[]): [Value, ...Value[]] {
  const [first, ...rest] = list.map((option) => option.value);
  if (first === undefined) throw new Error("A list of answers is empty.");
  return [first, ...rest];
}

/** What people read for a stored value. Old data may hold values that are on no list: they are shown as they are. */
export function labelOf(list: readonly Option[], value: string): string {
  return list.find((option) => option.value === value)?.label ?? value;
}

/** The same where older data holds several values, as a list in JSON. */
export function labelOfOneOrMore(list: readonly Option[], stored: string): string {
  return valuesIn(stored)
    .map((value) => labelOf(list, value))
    .join(", ");
}

function valuesIn(stored: string): string[] {
  if (!stored.startsWith("[")) return [stored];
  try {
    const values: unknown = JSON.parse(stored);
    return Array.isArray(values) ? values.map(String) : [stored];
  } catch {
    return [stored];
  }
}

export function labelsOf(list: readonly Option[], values: readonly string[]): string[] {
  return values.map((value) => labelOf(list, value));
}
