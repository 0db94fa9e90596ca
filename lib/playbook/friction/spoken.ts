import { languagesIn, teamLanguage } from "../languages";
import { departmentOwner } from "../roles";
import { does, type Label } from "./label";
import { languages } from "./their-words";

/** The languages that people work in. */
export const SPOKEN: readonly Label[] = [
  {
    id: "crew-language",
    keys: ["crew_language"],
    weight: 16,
    short: (said) => `a crew that speaks ${languages(said) ?? "several languages"}`,
    reply: (said, firm) => {
      const spoken = languages(said);
      return {
        reading: `With a crew that speaks ${spoken ?? "several languages"}, hand out what matters in their own language, and have someone who reads it well check it first.`,
        action: does(
          departmentOwner(firm.owners, "operations"),
          `Translate the five instructions behind most mistakes into ${spoken ?? "the languages of the crew"}, with a named reader for each.`,
          "Choose one instruction this week and ask one reader per language to correct the draft.",
          "Mistakes and questions on those five instructions, before and after.",
        ),
      };
    },
  },
  {
    id: "team-language",
    keys: ["team_language"],
    weight: 16,
    short: ({ fact }) => `a team that works in ${languagesIn(fact)[0] ?? "its own language"}`,
    reply: (_, firm) => {
      const language = teamLanguage(firm) ?? "its own language";
      return {
        reading: `A team that works in ${language} gets rule, prompts and examples in ${language}, and a tool that answers well only in another language is left out.`,
        action: does(
          departmentOwner(firm.owners, "operations"),
          `Write the rule and the first five prompts in ${language}, with the words that your team uses.`,
          `Ask two people this week to write in ${language} what they would ask first.`,
          `Answers in ${language} that were used unchanged, of ten.`,
        ),
      };
    },
  },
  {
    id: "bilingual",
    keys: ["bilingual"],
    weight: 8,
    short: () => "work in two languages",
    reply: (_, firm) => ({
      reading:
        "For work in French and English, draft the second language from the first, and have someone who reads it well sign it.",
      action: does(
        firm.pilotOwner,
        "Draft one recurring text in the second language from your own past pairs, with a named reader.",
        "Collect ten texts that exist in both languages and the terms you never want changed.",
        "Minutes per text, and corrections by the reader.",
      ),
    }),
  },
];
