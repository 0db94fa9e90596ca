import type { Answers } from "@/lib/domain/assessment/assessment";
import { labelsOf } from "@/lib/domain/assessment/options";
import { PLATFORMS } from "@/lib/domain/assessment/questions/organization";
import { bandOf, isSmall } from "../size";
import type { FirmWords } from "./detect-subsector";

/** The answers as words, and what the company does in its own sentence where it was asked. */
export function firmWordsOf(answers: Answers, about = answers.companyActivity ?? ""): FirmWords {
  const [, ...letters] = answers.executiveName.split(",");
  return {
    industry: answers.companyIndustry,
    companyName: answers.companyName,
    title: [answers.executiveTitle, ...letters].join(", "),
    platforms: [answers.otherPlatforms ?? "", ...labelsOf(PLATFORMS, answers.enterprisePlatforms)].join(", "),
    about,
    isSmall: isSmall(bandOf(answers.companyEmployees).size),
    typed: [answers.otherChallenge, answers.aiFriction, answers.aiExperience].filter(Boolean).join("\n"),
  };
}
