export const INSIGHTS_REFRESH_MS = 90 * 1000;
export const INSIGHTS_STALE_MS = 3 * 60 * 1000;
