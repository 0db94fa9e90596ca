import fc from "fast-check";
import type { Answers } from "@/lib/domain/assessment/assessment";
import { challengesFor } from "@/lib/domain/assessment/challenges";
import * as list from "@/lib/domain/assessment/options";
import { answersFor } from "./answers";

/** Anything that the form can send: every choice from its list, every list with or without its none answer. */
const choice = (options: readonly list.Option[]) => fc.constantFrom(...options.map(({ value }) => value));
const picks = (options: readonly list.Option[]) =>
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

export const anyAnswers: fc.Arbitrary<Answers> = choice(list.INDUSTRIES).chain((companyIndustry) =>
  fc
    .record({
      executiveName: nameText,
      executiveTitle: title,
      executiveEmail: fc.constantFrom(null, "", "someone@example.com"),
      companyName: nameText,
      companyRevenue: choice(list.REVENUES),
      companyEmployees: choice(list.EMPLOYEE_BANDS),
      companyBusinessModel: choice(list.BUSINESS_MODELS),
      companyMarkets: choice(list.MARKETS),
      headOfficeLocation: choice(list.HEAD_OFFICES),
      customLocation: freeText,
      officeExpansion: picks(list.OFFICE_EXPANSIONS),
      businessChallenges: fc.uniqueArray(
        fc.constantFrom(...challengesFor(companyIndustry).map(({ slug }) => slug), "a_text_that_was_changed"),
        { maxLength: 7 },
      ),
      otherChallenge: freeText,
      aiConfidence: fc.integer({ min: 1, max: 10 }),
      aiToolsUsed: picks(list.AI_TOOLS),
      aiExperience: freeText,
      aiPerception: choice(list.PERCEPTIONS),
      orgAiElements: picks(list.ORG_ELEMENTS),
      orgPosture: choice(list.POSTURES),
      aiFriction: freeText,
      aiDepartments: picks(list.DEPARTMENTS),
      enterprisePlatforms: picks(list.PLATFORMS),
      otherPlatforms: freeText,
      preparednessLevel: choice(list.PREPAREDNESS_LEVELS),
      householdAiUse: picks(list.HOUSEHOLD_USES),
      householdAiUseOther: freeText,
      childAiConcerns: picks(list.CHILD_CONCERNS),
      rulesForChildren: choice(list.HOUSEHOLD_RULES),
    })
    .map((answers) => answersFor({ ...answers, companyIndustry })),
);
