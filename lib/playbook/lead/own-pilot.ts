import type { TaskPilot } from "@/lib/knowledge/knowledge";

/** A trial by what they told, that is on no list. */
export type OwnPilot = Omit<TaskPilot, "for" | "departments" | "themes">;

/** No tool of the list is sold for it: what people use today does, until the trial shows what one would have to do. */
export const ownPilot = (trial: OwnPilot, departments: readonly string[] = ["operations"]): TaskPilot => ({
  ...trial,
  for: [],
  departments: [...departments],
  themes: [],
});
