const LEAST = 15;
const MOST = 400;

/** Below and above, in dollars, an hour's price is no wage that an employer pays. */
export const isHourlyWage = (hourly: number): boolean => hourly >= LEAST && hourly <= MOST;
