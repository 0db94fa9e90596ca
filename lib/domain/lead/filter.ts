import { z } from "zod";
import { valuesOf } from "../assessment/options";
import { EMPLOYEE_BANDS, INDUSTRIES, REVENUES } from "../assessment/questions/company";
import { normalizeCode } from "../coupon/coupon";
import { NAME_MAX_CHARACTERS } from "../lengths";
import { isStorable, text } from "../text";
import { LEAD_BADGES } from "./badge";
import { CALL_STATES } from "./call-requests";
import { LeadStage } from "./stage";

export const LEADS_PER_PAGE = 50;
const MOST_PER_PAGE = 200;
const LAST_PAGE = 100_000;
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

export const LEAD_SORTS = [
  { value: "call-first", label: "Call first" },
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "score", label: "Highest lead score" },
  { value: "score-low", label: "Lowest lead score" },
  { value: "readiness", label: "Highest readiness score" },
  { value: "readiness-low", label: "Lowest readiness score" },
  { value: "revenue", label: "Highest revenue" },
  { value: "revenue-low", label: "Lowest revenue" },
  { value: "badge", label: "Status, hot leads first" },
  { value: "badge-last", label: "Status, hot leads last" },
  { value: "stage", label: "Stage, new first" },
  { value: "stage-last", label: "Stage, new last" },
  { value: "owner", label: "Grouped by owner" },
  { value: "owner-none", label: "Grouped by owner, unassigned first" },
  { value: "name", label: "Executive, A to Z" },
  { value: "name-z", label: "Executive, Z to A" },
  { value: "company", label: "Company, A to Z" },
  { value: "company-z", label: "Company, Z to A" },
  { value: "title", label: "Title, A to Z" },
  { value: "title-z", label: "Title, Z to A" },
  { value: "industry", label: "Industry, A to Z" },
  { value: "industry-z", label: "Industry, Z to A" },
] as const;
export type LeadSort = (typeof LEAD_SORTS)[number]["value"];

/** "unknown" is every payment status that has no word of its own, a refund among them. */
export const PAYMENT_FILTERS = [
  { value: "paid", label: "Paid" },
  { value: "coupon_used", label: "Coupon used" },
  { value: "pending", label: "Pending" },
  { value: "unknown", label: "Unknown" },
] as const;

/** "requested" is any call request, whatever became of it. */
export const CALL_FILTERS = [{ value: "requested", label: "Call requested" }, ...CALL_STATES] as const;

export const KIND_FILTERS = [
  { value: "first", label: "First assessment" },
  { value: "retake", label: "Retake" },
  { value: "merged", label: "Merged leads" },
] as const;

/** What waits for an admin. */
export const NEED_FILTERS = [
  { value: "starred", label: "Starred, no owner" },
  { value: "follow-up", label: "Follow-up due" },
] as const;

/** Leads that were ticked: as many as a page may hold. */
const TICKED = new RegExp(`^${ID.source}(,${ID.source}){0,${MOST_PER_PAGE - 1}}$`);

/** A filter that was left empty in a form is no filter. */
const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** Which leads: the list, its count and the exports all take exactly these. */
export const LeadFilter = z.object({
  /** Any part of name, company or e-mail, whatever its case. Wildcards stand for themselves. */
  q: text(NAME_MAX_CHARACTERS).default(""),
  industry: maybe(z.enum(valuesOf(INDUSTRIES))),
  revenue: maybe(z.enum(valuesOf(REVENUES))),
  employees: maybe(z.enum(valuesOf(EMPLOYEE_BANDS))),
  badge: maybe(z.enum(valuesOf(LEAD_BADGES))),
  payment: maybe(z.enum(valuesOf(PAYMENT_FILTERS))),
  status: maybe(LeadStage),
  /** An admin's id, "me" for the one who asks, or "none" for leads without an owner. */
  owner: maybe(z.union([z.uuid(), z.enum(["none", "me"])])),
  /** Those who asked for a call, or whose request has come so far. */
  call: maybe(z.enum(valuesOf(CALL_FILTERS))),
  /** The first of a firm, one that takes an earlier one again, or one that is merged into another. */
  kind: maybe(z.enum(valuesOf(KIND_FILTERS))),
  /** A campaign's id, or "none" for leads that came by no campaign's link. */
  campaign: maybe(z.union([z.uuid(), z.literal("none")])),
  need: maybe(z.enum(valuesOf(NEED_FILTERS))),
  /** Unlocked on this day, in British Columbia's time. */
  unlocked: maybe(z.iso.date()),
  /** Submitted after this moment. */
  after: maybe(z.iso.datetime({ offset: true })),
  /** These alone: their ids, with commas between them. */
  ids: maybe(z.string().regex(TICKED)),
  /** Unlocked by this code. */
  coupon: maybe(z.string().max(64).refine(isStorable).transform(normalizeCode)),
  /** Unlocked by any code of this cohort. */
  cohort: maybe(z.uuid()),
  /** First and last day, in British Columbia's time: "2026-11-18". */
  from: maybe(z.iso.date()),
  to: maybe(z.iso.date()),
});
export type LeadFilter = z.infer<typeof LeadFilter>;

/** Everything: what clearing a filter leads back to. */
export const NO_FILTER = {
  q: "",
  industry: undefined,
  revenue: undefined,
  employees: undefined,
  badge: undefined,
  payment: undefined,
  status: undefined,
  owner: undefined,
  call: undefined,
  kind: undefined,
  campaign: undefined,
  coupon: undefined,
  cohort: undefined,
  need: undefined,
  unlocked: undefined,
  after: undefined,
  ids: undefined,
  from: undefined,
  to: undefined,
} satisfies Record<keyof LeadFilter, string | undefined>;

/** The list's own part: which page of them, and in which order. */
export const LeadQuery = LeadFilter.extend({
  sort: maybe(z.enum(valuesOf(LEAD_SORTS))).transform((sort) => sort ?? "newest"),
  page: maybe(z.coerce.number().int().min(1).max(LAST_PAGE)).transform((page) => page ?? 1),
  limit: maybe(z.coerce.number().int().min(1).max(MOST_PER_PAGE)).transform(
    (limit) => limit ?? LEADS_PER_PAGE,
  ),
});
export type LeadQuery = z.infer<typeof LeadQuery>;

/** The leads of a list that came after a moment. */
export const NewLeadsQuery = LeadFilter.extend({
  since: z.iso.datetime({ offset: true }).transform((moment) => new Date(moment)),
});
export type NewLeadsQuery = z.infer<typeof NewLeadsQuery>;

/** The address of a list: what differs from the plain list, in a fixed order. */
export function leadSearchParams(query: Partial<LeadQuery>): string {
  const plain: Partial<LeadQuery> = { sort: "newest", page: 1, limit: LEADS_PER_PAGE };
  const parts = new URLSearchParams();
  for (const key of LeadQuery.keyof().options) {
    const value = query[key];
    if (value !== undefined && value !== "" && value !== plain[key]) parts.set(key, String(value));
  }
  return parts.toString();
}

/** The filter of a query, without page and order: for exports of exactly what is listed. */
export function filterSearchParams(query: LeadQuery): string {
  return leadSearchParams({ ...query, sort: undefined, page: undefined, limit: undefined });
}
