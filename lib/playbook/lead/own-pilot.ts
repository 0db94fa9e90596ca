import type { TaskPilot } from "@/lib/knowledge/knowledge";

/** What is known of a trial beyond how it is tried. */
export interface OfTrial {
  /** Whether people hold it from what they have: no use of AI, though one may help with the sheet. */
  byHand?: boolean;
  /** Whether an outsider's day waits for no season. */
  atOnce?: boolean;
  /** What there are several of, and one costs something: "wrong cheques". */
  counts?: string;
  /** What has to be so for it to go on: "it is a third smaller". */
  goesOn?: string;
  /** What may go wrong with it, before any risk of its tools. */
  risk?: { risk: string; control: string };
}

/** A pilot for any firm of such work, and what is known of it beyond how it is tried. */
export type UsualPilot = TaskPilot & OfTrial;

/** A trial by what they told, that is on no list. */
export type OwnPilot = Omit<UsualPilot, "for" | "departments" | "themes">;

/** No tool of the list is sold for it: what people use today does, until the trial shows what one would have to do. */
export const ownPilot = (trial: OwnPilot, departments: readonly string[] = ["operations"]): UsualPilot => ({
  ...trial,
  for: [],
  departments: [...departments],
  themes: [],
});
