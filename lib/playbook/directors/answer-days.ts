import type { DirectorQuestion } from "@/lib/domain/report/director";
import { dayInWords, daysAfter, mondayFrom } from "../calendar/days";
import { workingDay } from "../calendar/holidays";
import type { PlanDays } from "../calendar/trial-window";
import type { CompanyProfile } from "../company-profile";

/** By when a question can be answered that cannot be answered today. */
export interface AnswerDays {
  /** What needs no trial. */
  soon: string;
  starts: string;
  review: string;
}

/** A question with what can be said today; null where it is not about this firm. */
export type Ask = (firm: CompanyProfile, days: AnswerDays) => DirectorQuestion | null;

const FIND_OUT_DAYS = 28;

export function answerDays(firm: CompanyProfile, { writtenOn, trial, review }: PlanDays): AnswerDays {
  const friday = daysAfter(mondayFrom(daysAfter(writtenOn, FIND_OUT_DAYS - 7)), 4);
  return {
    soon: dayInWords(workingDay(firm, friday)),
    starts: dayInWords(trial[0] ?? review),
    review: dayInWords(review),
  };
}
