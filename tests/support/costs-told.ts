import type { TypedFields } from "@/lib/domain/ledger/fact";
import { readLedger } from "@/lib/playbook/read-ledger";
import { amountOf } from "@/lib/playbook/value/costs/told-cost";
import { toldCosts } from "@/lib/playbook/value/costs/told-costs";
import { memoOf, type Some } from "./told-firm";

/** What typed figures come to: "$259,000 a year is lost". */
export const costsTold = (fields: TypedFields): string[] =>
  toldCosts(readLedger(fields)).map((cost) => `$${amountOf(cost).toLocaleString("en-CA")}${cost.tail}`);

/** What page one says that it comes to. */
export const sumOf = (some: Some): string | undefined => memoOf(some)?.worth.sum?.headline;

/** The rows of page one's sum, with "=" before what they come to. */
export const rowsOf = (some: Some): string[] | undefined =>
  memoOf(some)?.worth.sum?.rows.map(
    ({ figure, what, from }) => `${from === null ? "= " : ""}${figure} ${what}`,
  );
