import type { LikelySum } from "./likely-sum";

/** Of answers that were new to it, what was at least so likely was right in four cases of five: DECISIONS.md says how it was counted. */
const SURE = 0.6;

/** Whether it may be printed; below that it may only be asked about. */
export const isSure = ({ probability }: LikelySum): boolean => probability >= SURE;

/** Whether its figures are worth filling in where they are asked. */
export const isWorthAsking = ({ probability }: LikelySum): boolean => probability >= WORTH_ASKING;
const WORTH_ASKING = 0.25;
