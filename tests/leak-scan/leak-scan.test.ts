import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { finderOf } from "@/tests/support/find-many";
import { TRACES } from "@/tests/support/leak-scan";

/** What the servers of the run before have left behind; `npm test` keeps it. */
const folder = TRACES ?? "";
const files = existsSync(folder) ? readdirSync(folder) : [];
/** The embedded set prints its first admin's password once, on purpose, and that is no line of the log. */
const FIRST_ADMIN = /^First admin: .*$/gm;
const textOf = (file: string) => readFileSync(path.join(folder, file), "utf8").replace(FIRST_ADMIN, "");
const namesOf = (ending: string) => files.filter((file) => file.endsWith(ending));

const secrets = (): string[] => [
  ...new Set(
    textOf("secrets.txt")
      .split("\n")
      .filter((line) => line !== "")
      .map((line): string => JSON.parse(line)),
  ),
];

/** Patterns of secrets of any origin. */
const SHAPES: [string, RegExp][] = [
  ["a vendor's key", /\b(sk|rk)_(test|live)_\w+|\bwhsec_\w+|\bre_(test|live)?_?key_\w+/],
  ["an authorization", /\bBearer \w/],
  ["a security code", /"cvc"\s*:/i],
  ["a card's fields", /cardDetails/],
];
const CARD_NUMBER = /(?<![\w.-])\d(?:[ -]?\d){14,15}(?![\w.-])/g;

const describeKept = TRACES === undefined ? describe.skip : describe;

describeKept("after everything has run", () => {
  it("there are logs and rows of many servers, and many secrets to look for", () => {
    expect(namesOf(".log").length).toBeGreaterThan(10);
    expect(
      namesOf(".rows").filter((file) => textOf(file).includes("public.assessments")).length,
    ).toBeGreaterThan(8);
    expect(secrets().length).toBeGreaterThan(100);
  });

  it("no password, token, key, card or telephone number that was used is in a log or a row (T49, T120)", () => {
    const within = finderOf(secrets());
    const found = [...namesOf(".log"), ...namesOf(".rows")].flatMap((file) => {
      const text = textOf(file);
      return within(text).map((secret) => lineWith(file, text, secret));
    });
    expect(found).toEqual([]);
  });

  it("nothing in them has the shape of one either (T49, T120)", () => {
    const found = [...namesOf(".log"), ...namesOf(".rows")].flatMap((file) => {
      const text = textOf(file);
      const shaped = SHAPES.flatMap(([name, shape]) => {
        const [match] = shape.exec(text) ?? [];
        return match === undefined ? [] : [`${name}: ${lineWith(file, text, match)}`];
      });
      const cards = (text.match(CARD_NUMBER) ?? []).filter(isCardNumber);
      return [...shaped, ...cards.map((card) => `a card number: ${lineWith(file, text, card)}`)];
    });
    expect(found).toEqual([]);
  });
});

function lineWith(file: string, text: string, part: string): string {
  const at = text.indexOf(part);
  return `${file}: ${text.slice(Math.max(0, at - 80), at + part.length + 20)}`;
}

/** By the check digit that every card number ends with. */
function isCardNumber(text: string): boolean {
  const digits = [...text.replace(/\D/g, "")].reverse().map(Number);
  const sum = digits.reduce(
    (total, digit, at) => total + (at % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2),
    0,
  );
  return sum % 10 === 0 && new Set(digits).size > 2;
}
