import type { CompanyProfile } from "../company-profile";
import { departmentOwner } from "../roles";
import { does, type FrictionReply, type Said } from "./label";

const NAMES: Readonly<Record<string, string>> = {
  français: "French",
  anglais: "English",
  espagnol: "Spanish",
};

/** "Mon équipe parle surtout français": one language, which is not that of most tools. */
export function onlyLanguage({ fact }: Said): string | null {
  const [, spoken] =
    /\bparle(?:nt)? (?:surtout |seulement |uniquement )?(français|anglais|espagnol)/i.exec(fact.sentence) ??
    [];
  return NAMES[spoken?.toLowerCase() ?? ""] ?? null;
}

export const inOneLanguage = (language: string, firm: CompanyProfile): FrictionReply => ({
  reading: `A team that works in ${language} gets rule, prompts and examples in ${language}, and a tool that answers well only in another language is left out.`,
  action: does(
    departmentOwner(firm.owners, "operations"),
    `Write the rule and the first five prompts in ${language}, with the words that your team uses.`,
    `Ask two people this week to write in ${language} what they would ask first.`,
    `Answers in ${language} that were used unchanged, of ten.`,
  ),
});
