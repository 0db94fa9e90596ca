import { localTime } from "../local-time";
import { MINUTE_MS } from "../time";

/** Quiet hours: automated calls are made only between these minutes after midnight in British Columbia. */
interface Hours {
  from: number;
  to: number;
}
export interface CallHours {
  weekday: Hours;
  weekend: Hours;
}
/** What Canadian rules for telephone solicitation allow. */
export const CALL_HOURS: CallHours = {
  weekday: { from: 9 * 60, to: 21 * 60 + 30 },
  weekend: { from: 10 * 60, to: 18 * 60 },
};

const LOOK_AHEAD_MINUTES = 4 * 24 * 60;
const STEP_MINUTES = 30;

/** The next moment for a call to British Columbia: now, or when the quiet hours end. */
export function nextCallTime(now: Date, hours: CallHours): Date {
  if (mayCallAt(now, hours)) return now;
  const first = Math.ceil(now.getTime() / (STEP_MINUTES * MINUTE_MS)) * STEP_MINUTES * MINUTE_MS;
  for (let minutes = 0; minutes <= LOOK_AHEAD_MINUTES; minutes += STEP_MINUTES) {
    const time = new Date(first + minutes * MINUTE_MS);
    if (mayCallAt(time, hours)) return time;
  }
  throw new Error("There are no hours for calls.");
}

function mayCallAt(time: Date, { weekday, weekend }: CallHours): boolean {
  const { hour, minute, weekday: day } = localTime(time);
  const minutes = hour * 60 + minute;
  const { from, to } = day === 0 || day === 6 ? weekend : weekday;
  return minutes >= from && minutes < to;
}
