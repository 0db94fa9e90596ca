const TIME_ZONE = "America/Vancouver";

/** Minutes after midnight in British Columbia between which a machine may ring somebody. */
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

const MINUTE_MS = 60_000;
const LOOK_AHEAD_MINUTES = 4 * 24 * 60;
const STEP_MINUTES = 30;

const LOCAL = new Intl.DateTimeFormat("en-CA", {
  timeZone: TIME_ZONE,
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** When somebody in British Columbia may next be called: now, or when the quiet hours end. */
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
  const part = Object.fromEntries(LOCAL.formatToParts(time).map(({ type, value }) => [type, value]));
  const minutes = Number(part.hour) * 60 + Number(part.minute);
  const { from, to } = part.weekday?.startsWith("S") ? weekend : weekday;
  return minutes >= from && minutes < to;
}
