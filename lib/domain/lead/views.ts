import { z } from "zod";
import { DashboardSearchParams, toSearchParams } from "../admin/dashboard-search-params";
import { text } from "../text";

export const VIEW_NAME_MAX = 60;
export const MOST_VIEWS = 20;
export const VIEW_NAME_REQUIRED = "Please give the view a name";
export const TOO_MANY_VIEWS = `There are ${MOST_VIEWS} views already. Delete one first.`;
export const NO_SUCH_VIEW = "This view was deleted.";

export const VIEW_NOT_SAVED = "The view could not be saved. Please try again.";
export const VIEW_NOT_DELETED = "The view could not be deleted. Please try again.";

const name = text(VIEW_NAME_MAX).pipe(z.string().min(1, VIEW_NAME_REQUIRED));

/** The query of the dashboard's URL, with only what it can mean there; its page is not part of a view. */
const query = text(2000).transform((typed) => {
  const place = DashboardSearchParams.parse(Object.fromEntries(new URLSearchParams(typed)));
  return toSearchParams({ ...place, query: { ...place.query, page: 1 }, tab: "assessments" }).toString();
});

export const NewView = z.object({ name, query });
export type NewView = z.infer<typeof NewView>;
export const ViewChange = z
  .object({ name: name.optional(), query: query.optional() })
  .refine(({ name, query }) => name !== undefined || query !== undefined, "Nothing to change");
export type ViewChange = z.infer<typeof ViewChange>;
export const ViewId = z.object({ id: z.uuid(NO_SUCH_VIEW) });

/** A list that the admins go back to, with how many it holds; where that is not exact, there are more. */
export const SavedView = z.object({
  id: z.uuid(),
  name: z.string(),
  query: z.string(),
  /** Whose it is, by email address; null where that account was deleted. */
  createdBy: z.string().nullable(),
  count: z.int(),
  isExact: z.boolean(),
});
export type SavedView = z.infer<typeof SavedView>;
export const SavedViews = z.object({ views: z.array(SavedView) });
export type SavedViews = z.infer<typeof SavedViews>;
