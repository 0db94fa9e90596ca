import { memoOf, type Some } from "./told-firm";

/** What page one says that it comes to. */
export const sumOf = (some: Some): string | undefined => memoOf(some)?.worth.sum?.headline;

/** The rows of page one's sum, with "=" before what they come to. */
export const rowsOf = (some: Some): string[] | undefined =>
  memoOf(some)?.worth.sum?.rows.map(
    ({ figure, what, from }) => `${from === null ? "= " : ""}${figure} ${what}`,
  );
