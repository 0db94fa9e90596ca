import type { Priority } from "../roadmap/roadmap";

const HIGH_FROM = 6;
const MEDIUM_FROM = 3;

/** A risk's place on three by three: high is 6 or 9 of 9, medium 3 or 4. */
export function impactOf(likelihood: number, harm: number): Priority {
  const place = likelihood * harm;
  if (place >= HIGH_FROM) return "High";
  return place >= MEDIUM_FROM ? "Medium" : "Low";
}
