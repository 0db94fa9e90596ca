import type { Annex } from "@/lib/domain/report/annex";
import type { CompanyProfile } from "../company-profile";
import { aiRule } from "./ai-rule";
import type { AnnexInput, WriteAnnex } from "./details";
import { errorLog } from "./error-log";
import { pilotCharter } from "./pilot-charter";
import { resolution } from "./resolution";
import { staffLetter } from "./staff-letter";
import { vendorQuestions } from "./vendor-questions";

const WRITERS: readonly WriteAnnex[] = [
  aiRule,
  resolution,
  pilotCharter,
  staffLetter,
  vendorQuestions,
  errorLog,
];

/** The annexes that can be used on Monday, filled in for the firm. */
export const annexesFor = (firm: CompanyProfile, input: AnnexInput): Annex[] =>
  WRITERS.map((write) => write(firm, input));
