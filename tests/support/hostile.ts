/** Just under what a body may have. */
const BYTES = 240_000;

const filled = (unit: string, bytes = BYTES): string =>
  unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));

/** Bodies that no reader of JSON takes, each of one thing that readers stumble over. */
export const HOSTILE_BODIES: Readonly<Record<string, string>> = {
  "a string of escaped quotes that never ends": `"${filled('\\"')}`,
  "quotes alone": filled('"'),
  "backslashes alone": filled("\\"),
  "a string of backslashes that never ends": `"${filled("\\\\")}`,
  "brackets that never close": filled("["),
  "braces that never close": filled('{"a":'),
  "combining marks alone": filled("\u0301\u0316"),
  "one name of 200 kB": `{"${filled("x", 200_000)}":1}`,
  "one name of marks": `{"a${filled("\u0301\u0316", 200_000)}":"x"}`,
  "a list of 120,000 parts": `[${"0,".repeat(119_999)}0]`,
  "names by the ten thousand": `{${Array.from({ length: 18_000 }, (_, at) => `"k${at}":1`).join(",")}}`,
};

/** Texts as the value of a member, as they stand between the quotes in JSON. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  "combining marks in the wrong order": `a${filled("\u0301\u0316")}`,
  "letters with thirty marks": filled(`a${"\u0301\u0316".repeat(15)}`),
  "lone halves of surrogate pairs": filled("\\ud800"),
  "surrogate pairs": filled("\ud83d\ude00"),
  "escaped quotes": filled('\\"'),
  blanks: `a${filled(" ")}a`,
  digits: filled("1"),
  "letters and a last one that fits nothing": `${filled("a")}!`,
  "dots and letters of an address": `a@${filled("a.")}`,
};

/** As long, and as plain as can be. */
export const HARMLESS_TEXT = filled("plain words ");
