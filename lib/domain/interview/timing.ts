export const INSIGHTS_REFRESH_MS = 90 * 1000;
