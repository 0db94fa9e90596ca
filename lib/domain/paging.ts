import { z } from "zod";

const wholeNumber = (most: number, otherwise: number) =>
  z.coerce.number().int().min(1).max(most).default(otherwise);

export const PAGE_ROWS = 50;

/** Which rows of a long list: pages count from 1. */
export const Paging = z.object({ page: wholeNumber(1_000_000, 1), limit: wholeNumber(200, PAGE_ROWS) });
export type Paging = z.infer<typeof Paging>;

/** What comes back beside one page of rows. */
export const PageInfo = z.object({ page: z.int(), limit: z.int(), hasMore: z.boolean() });
export type PageInfo = z.infer<typeof PageInfo>;

/** One row more than the page holds is asked for: whether there is another page costs no count. */
export const windowOf = ({ page, limit }: Paging) => ({ skip: (page - 1) * limit, take: limit + 1 });

export function pageOf<Row>(rows: readonly Row[], { page, limit }: Paging): PageInfo & { rows: Row[] } {
  return { rows: rows.slice(0, limit), page, limit, hasMore: rows.length > limit };
}
