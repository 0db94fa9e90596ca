import { readDialog } from "./history";

/** The order of a list that was left with a lead open: ids alone, and what list it is. */
interface KeptOrder {
  question: string;
  ids: readonly string[];
  visited: readonly string[];
}

const KEPT = "adminOrder";

/** Whether the page begins with its lead open, as after a look at its call brief. */
export const beginsOpen = (): boolean => typeof window !== "undefined" && readDialog() !== null;

export function keepOrder(order: KeptOrder | null): void {
  try {
    if (order === null) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, [order.question, order.ids.join(), order.visited.join()].join("\n"));
  } catch {
    // Without storage the list is in its own order again.
  }
}

export function readOrder(question: string): KeptOrder | null {
  try {
    const [kept, ids = "", visited = ""] = (sessionStorage.getItem(KEPT) ?? "").split("\n");
    return kept === question ? { question, ids: ids.split(","), visited: visited.split(",") } : null;
  } catch {
    return null;
  }
}
