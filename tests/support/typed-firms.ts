import type { Answers } from "@/lib/domain/assessment/assessment";
import type { Ledger, TypedFields } from "@/lib/domain/ledger/fact";
import { readLedger } from "@/lib/playbook/read-ledger";
import firmsJson from "../fixtures/typed-firms.json";
import { answersFor } from "./answers";

export type FirmKey = keyof typeof firmsJson;

/** Ten invented firms whose leaders write real sentences. */
export const FIRM_KEYS: readonly FirmKey[] = [
  "law",
  "salmon",
  "pension",
  "ski",
  "charter",
  "timber",
  "saas",
  "clinic",
  "gc",
  "cpa",
];

export const firmAnswers = (key: FirmKey, other: Partial<Answers> = {}): Answers =>
  answersFor({ ...firmsJson[key], ...other });

export function typedFieldsOf(answers: Answers): TypedFields {
  const { aiExperience, aiFriction, otherChallenge, otherPlatforms } = answers;
  const { customLocation, companyName, executiveTitle } = answers;
  return {
    aiExperience,
    aiFriction,
    otherChallenge,
    otherPlatforms,
    customLocation,
    companyName,
    executiveTitle,
  };
}

export const ledgerOf = (answers: Answers): Ledger => readLedger(typedFieldsOf(answers));
export const worldOf = (answers: Answers) => ({ answers, ledger: ledgerOf(answers) });
