import type { LikelySum } from "./likely-sum";

/** Measured on texts that no one had read before: above it no text without a sum was given one. */
const SURE = 6.5;

/** Whether it may be printed; below that it may only be asked about. */
export const isSure = ({ score }: LikelySum): boolean => score >= SURE;

/** Whether they are asked if it is theirs: half of such sums are. */
export const isWorthAsking = ({ score }: LikelySum): boolean => score >= WORTH_ASKING;
const WORTH_ASKING = 4.5;
