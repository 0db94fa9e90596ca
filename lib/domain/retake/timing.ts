import { isoDay } from "../dates";
import { startOfDay } from "../local-time";

/** Before that, nothing can have changed that is worth measuring. */
const RETAKE_AFTER_DAYS = 30;
/** How often a firm is advised to look again. */
const REMIND_AFTER_DAYS = 90;
/** A report includes one retake within so many months of being unlocked. */
export const INCLUDED_MONTHS = 12;

const daysAfter = (date: Date, days: number): Date => startOfDay(isoDay(date), days);

/** The beginning, in British Columbia, of the first day on which an assessment may be taken again. */
export const retakeFrom = (takenAt: Date): Date => daysAfter(takenAt, RETAKE_AFTER_DAYS);

/** The beginning of its ninetieth day, whatever the clocks do in between. */
export const dayNinety = (takenAt: Date): Date => daysAfter(takenAt, REMIND_AFTER_DAYS);
