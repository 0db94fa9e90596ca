import { useEffect, useRef, useState } from "react";
import type { Lead } from "@/lib/client/hooks/use-leads";
import { beginsOpen, keepOrder, readOrder } from "@/lib/client/kept-order";

interface Held {
  /** What the rows are the answer to. */
  question: string;
  rows: Lead[];
  /** What was opened since the first lead was. */
  visited: ReadonlySet<string>;
}

/**
 * Stable order: while a lead is open, the rows stay where they are. One that was just worked goes down in its list, or
 * leaves it, and the next lead would be another than the one that was next. So it is after a look at its call brief.
 */
export function useHeldOrder(rows: Lead[], opened: string | null, question: string): Lead[] {
  const held = useRef<Held | null>(null);
  const [isReturn] = useState(beginsOpen);
  if (opened === null) held.current = null;
  else if (held.current?.question === question) held.current = merged(held.current, rows, opened);
  else held.current = (isReturn ? asLeft(rows, opened, question) : null) ?? begun(rows, opened, question);
  useKept(held.current);
  return held.current?.rows ?? rows;
}

const begun = (rows: Lead[], opened: string, question: string): Held => ({
  question,
  rows,
  visited: new Set([opened]),
});

/** The rows in the order in which the page was left. */
function asLeft(rows: Lead[], opened: string, question: string): Held | null {
  const left = readOrder(question);
  if (left === null || !left.ids.includes(opened)) return null;
  const places = new Map(left.ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Lead) => places.get(id) ?? left.ids.length;
  return {
    question,
    rows: [...rows].sort((one, other) => placeOf(one) - placeOf(other)),
    visited: new Set([...left.visited, opened]),
  };
}

/** Kept while a lead is open, for a page that is left and come back to. */
function useKept(held: Held | null): void {
  const wasKept = useRef(false);
  useEffect(() => {
    // Not answered yet: what was kept may still be wanted.
    if (held?.question === "") return;
    if (held !== null)
      keepOrder({ question: held.question, ids: held.rows.map(({ id }) => id), visited: [...held.visited] });
    else if (wasKept.current) keepOrder(null);
    wasKept.current = held !== null;
  }, [held]);
}

function merged({ question, rows: before, visited: seen }: Held, now: Lead[], opened: string): Held {
  const visited = new Set([...seen, opened]);
  const fresh = new Map(now.map((lead) => [lead.id, lead]));
  const kept = before.flatMap((lead) => fresh.get(lead.id) ?? (visited.has(lead.id) ? lead : []));
  const known = new Set(kept.map(({ id }) => id));
  return { question, visited, rows: [...kept, ...now.filter(({ id }) => !known.has(id))] };
}
