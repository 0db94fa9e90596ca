import { z } from "zod";

const Segment = z.union([
  z.string(),
  z.tuple([
    z.string(),
    z.string(),
    z.string().regex(/^(?:c|oc|d|[cd]i\(.{1,8}\))$/),
    z.array(z.string()).nullable(),
  ]),
]);

/** What Next's script in the browser says of the page that it shows: a tree of parts, such as `["",{}]`. */
const RouterState: z.ZodType = z.lazy(() =>
  z.tuple([
    Segment,
    z.record(z.string(), RouterState),
    z.tuple([z.string(), z.string()]).nullish(),
    z.enum(["refetch", "inside-shared-layout", "metadata-only"]).nullish(),
    z.number().nullish(),
    z.string().optional(),
  ]),
);

const LONGEST = 40_000;

/** Whether a header is such a tree. Where it is taken for none, the answer is the whole page: more, and not wrong. */
export function isRouterState(header: string | string[]): boolean {
  if (typeof header !== "string" || header.length > LONGEST) return false;
  try {
    return RouterState.safeParse(JSON.parse(decodeURIComponent(header))).success;
  } catch {
    return false;
  }
}
