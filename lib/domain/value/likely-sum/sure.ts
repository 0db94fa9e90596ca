import type { LikelySum } from "./likely-sum";

/** Set by hand: what texts that were new to it had above this, and how much of it was wrong, is in DECISIONS.md. */
const SURE = 6.5;

/** Whether it may be printed; below that it may only be asked about. */
export const isSure = ({ score }: LikelySum): boolean => score >= SURE;

/** Whether its figures are worth filling in where they are asked. */
export const isWorthAsking = ({ score }: LikelySum): boolean => score >= WORTH_ASKING;
const WORTH_ASKING = 4.5;
