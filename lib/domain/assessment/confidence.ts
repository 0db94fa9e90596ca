export const CONFIDENCE_MIN = 1;
export const CONFIDENCE_MAX = 10;
export const CONFIDENCE_DEFAULT = 5;
