import { grouped } from "../value/box/figures";

/** Up to so many cases all of them are looked at; of more, a sample. */
interface Depth {
  all: number;
  sample: number;
}

/** Read one by one. */
export const READ: Depth = { all: 60, sample: 50 };
/** Sorted, one word each, in an afternoon or two. */
export const SORTED: Depth = { all: 200, sample: 100 };

/** "the 41 wrong cheques of last fall", "50 of the 1,180 run-outs of last winter" */
export const sampleOf = (count: number, cases: string, { all, sample }: Depth): string =>
  count <= all ? `the ${grouped(count)} ${cases}` : `${sample} of the ${grouped(count)} ${cases}`;
