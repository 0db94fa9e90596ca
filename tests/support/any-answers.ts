import fc from "fast-check";
import type { Answers } from "@/lib/domain/assessment/assessment";
import { challengesFor } from "@/lib/domain/assessment/challenges";
import type { Option } from "@/lib/domain/assessment/options";
import { INDUSTRIES } from "@/lib/domain/assessment/questions/company";
import {
  byKey,
  STORED_QUESTIONS,
  type StoredKey,
  type StoredQuestion,
} from "@/lib/domain/assessment/questions/questions";

/** Anything that the form can send: every choice from its list, every list with or without its none answer. */
const choice = (options: readonly Option[]) => fc.constantFrom(...options.map(({ value }) => value));
const picks = (options: readonly Option[]) =>
  fc.uniqueArray(choice(options), { minLength: 0, maxLength: options.length });

/** What people paste: other alphabets, markup, formulas, notes that are none, placeholders, line breaks. */
const NASTY = [
  "",
  " ",
  "none",
  "n/a",
  "...",
  "We save 6 hours a week, and customers notice.",
  "<script>alert(1)</script> & <b>bold</b>",
  "# Title\n\n- one\n- two [1] [link](javascript:alert(1)) `code` **bold** | a | b |",
  '=HYPERLINK("http://example.com","x")',
  "{company} {undefined} {{name}} null",
  "Ça coûte trop cher ! « Où commencer ? » 予算がない 🙂🙂",
  "x".repeat(2000),
  "too many words ".repeat(130),
  '"quoted" “already” ‘twice’',
  "tab\there\u2028and\u00a0there\u200b",
  "50% of staff, 12.5% of cost",
];
const freeText = fc.oneof(
  fc.constant(null),
  fc.constantFrom(...NASTY),
  fc.string({ unit: "grapheme", maxLength: 300 }),
);
const nameText = fc.oneof(
  fc.constantFrom(
    "Halden Creek Joinery Ltd.",
    "A",
    "<b>Bold & Sons</b> Inc.",
    "[2] Notes [1]",
    "x".repeat(200),
  ),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }).filter((text) => text.trim() !== ""),
);
const title = fc.constantFrom(
  "CEO",
  "Chair of the Board",
  "Vice President",
  "Director of IT",
  "Owner",
  "Managing Partner",
  "Analyst",
  "x".repeat(200),
);

export const anyAnswers: fc.Arbitrary<Answers> = choice(INDUSTRIES).chain((companyIndustry) =>
  fc
    .record({
      ...byKey<{ [Key in StoredKey]: fc.Arbitrary<Answers[Key]> }, StoredQuestion>(
        STORED_QUESTIONS,
        anyAnswer,
      ),
      executiveTitle: title,
      businessChallenges: fc.uniqueArray(
        fc.constantFrom(...challengesFor(companyIndustry).map(({ slug }) => slug), "a_text_that_was_changed"),
        { maxLength: 7 },
      ),
    })
    .map((answers) => ({ ...answers, companyIndustry })),
);

function anyAnswer(question: StoredQuestion) {
  switch (question.kind) {
    case "line":
      return nameText;
    case "email":
      return fc.constantFrom(null, "", "someone@example.com");
    case "select":
    case "radio":
      return choice(question.options);
    case "checkboxes":
      return picks(question.options);
    case "challenges":
      return fc.constant<string[]>([]);
    case "slider":
      return fc.integer({ min: question.min, max: question.max });
    case "text":
    case "longText":
      return freeText;
  }
}
