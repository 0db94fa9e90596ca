import { useRef } from "react";
import type { Lead } from "@/lib/client/hooks/use-leads";

interface Held {
  /** What the rows are the answer to. */
  question: string;
  rows: Lead[];
  /** What was opened since the first lead was. */
  visited: ReadonlySet<string>;
}

/**
 * Stable order: while a lead is open, the rows stay where they are. One that was just worked goes down in its list, or
 * leaves it, and the next lead would be another than the one that was next.
 */
export function useHeldOrder(rows: Lead[], opened: string | null, question: string): Lead[] {
  const held = useRef<Held | null>(null);
  if (opened === null) held.current = null;
  else if (held.current?.question === question) held.current = merged(held.current, rows, opened);
  else held.current = { question, rows, visited: new Set([opened]) };
  return held.current?.rows ?? rows;
}

function merged({ question, rows: before, visited: seen }: Held, now: Lead[], opened: string): Held {
  const visited = new Set([...seen, opened]);
  const fresh = new Map(now.map((lead) => [lead.id, lead]));
  const kept = before.flatMap((lead) => fresh.get(lead.id) ?? (visited.has(lead.id) ? lead : []));
  const known = new Set(kept.map(({ id }) => id));
  return { question, visited, rows: [...kept, ...now.filter(({ id }) => !known.has(id))] };
}
