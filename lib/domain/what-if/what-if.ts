import { z } from "zod";
import { Stage } from "../score/readiness";
import { MOST_POINTS } from "../score/readiness-rules";
import { NO_SUCH_MOVE } from "./messages";

/** Each doubles the results that are worked out. */
export const MOST_MOVES = 8;

const MoveKey = z.enum(
  Object.keys(MOST_POINTS).filter((key): key is keyof typeof MOST_POINTS => key in MOST_POINTS),
  NO_SUCH_MOVE,
);

/** Something the firm could put in place, and what it brings on top of those listed before it. */
export const Move = z.object({ key: MoveKey, label: z.string(), points: z.int() });
export type Move = z.infer<typeof Move>;

/** What the method says where exactly these moves are made. */
export const WhatIfResult = z.object({
  keys: z.array(MoveKey),
  /** 0 to 100. */
  score: z.int(),
  stage: Stage,
  /** The stage stays below what the points alone would give. */
  heldBack: z.boolean(),
});
export type WhatIfResult = z.infer<typeof WhatIfResult>;

/** What the owner means to reach: which moves, the score that they bring, and the day on which it was decided. */
export const Target = z.object({ keys: z.array(z.string()), score: z.int(), date: z.iso.date() });
export type Target = z.infer<typeof Target>;

/** What `GET …/what-if` answers: the results of every combination of the moves, none of them included. */
export const WhatIf = z.object({
  moves: z.array(Move),
  results: z.array(WhatIfResult),
  target: Target.nullable(),
});
export type WhatIf = z.infer<typeof WhatIf>;

/** No keys at all take the target back. */
export const NewTarget = z.object({
  keys: z
    .array(MoveKey)
    .max(MOST_MOVES, NO_SUCH_MOVE)
    .transform((keys) => [...new Set(keys)]),
});
export type NewTarget = z.infer<typeof NewTarget>;

export const TargetSet = z.object({ success: z.literal(true), target: Target.nullable() });
export type TargetSet = z.infer<typeof TargetSet>;
