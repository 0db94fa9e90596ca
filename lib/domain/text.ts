import { z } from "zod";
import { FREE_TEXT_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "./lengths";

const lengthKept = (maxCharacters: number): string =>
  `Please keep this to ${maxCharacters.toLocaleString("en-CA")} characters or fewer.`;
const FORBIDDEN_CHARACTERS = "This contains a character that cannot be stored.";
/** Blanks around it and letters in two parts make a text that is short enough longer than it will be. */
const ROOM = 4;

/**
 * Text as people type it. PostgreSQL refuses NUL and half of a surrogate pair (errors 22021, 22P05, 22P02),
 * so input validation refuses them first, in words. What is left is trimmed and normalised (Unicode NFC), so that
 * the same name typed on two keyboards is the same name. What is far too long is looked at no further: putting a
 * text into its normal form may take the square of its length.
 */
export function text(maxCharacters: number, tooLong = lengthKept(maxCharacters)) {
  return z
    .string()
    .max(ROOM * maxCharacters, { error: tooLong, abort: true })
    .refine(isStorable, { message: FORBIDDEN_CHARACTERS, abort: true })
    .transform((value) => value.normalize("NFC").trim())
    .pipe(z.string().max(maxCharacters, tooLong));
}

/** One line of text: line breaks and runs of blanks become one blank. */
export function line(required: string, maxCharacters = NAME_MAX_CHARACTERS) {
  return z
    .string(required)
    .max(ROOM * maxCharacters, { error: lengthKept(maxCharacters), abort: true })
    .refine(isStorable, { message: FORBIDDEN_CHARACTERS, abort: true })
    .transform(asOneLine)
    .pipe(z.string().min(1, required).max(maxCharacters, lengthKept(maxCharacters)));
}

/** Free text that may be left out; nothing and blanks are the same as leaving it out. */
export function optionalText(maxCharacters = FREE_TEXT_MAX_CHARACTERS) {
  return text(maxCharacters)
    .transform((value) => (value === "" ? undefined : value))
    .optional();
}

/** Unicode's own bound (UAX 15, stream-safe text): no language puts more marks on one letter. */
const TOO_MANY_MARKS = /\p{M}{31}/u;

export function isStorable(value: string): boolean {
  return !value.includes("\u0000") && isWellFormed(value) && !TOO_MANY_MARKS.test(value);
}

function asOneLine(value: string): string {
  return value
    .normalize("NFC")
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
}

/** No unpaired surrogates. `String.isWellFormed` is younger than the phones we serve. */
function isWellFormed(value: string): boolean {
  return !/\p{Surrogate}/u.test(value);
}
