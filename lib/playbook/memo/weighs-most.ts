/** They say that nothing weighs more. */
export const WEIGHS_MOST =
  /\b(?:keeps? (?:me|us) (?:up|awake)|(?:biggest|real|main|worst) (?:problem|headache|worry|issue|pain)|hurts (?:most|the most|us most))\b/i;
