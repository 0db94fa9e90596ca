import { z } from "zod";
import { normalizeCode } from "../coupon/coupon";
import { isShareToken } from "../share/share";
import { isStorable } from "../text";
import * as say from "./messages";
import { CohortFigures } from "./snapshot";

/** Members know each other, and groups have twelve to fourteen. */
const FLOOR = 8;
const LEAST_FLOOR = 5;
const MOST_FLOOR = 50;
const MOST_CODES = 20;
export const LINK_DAYS = 90;

const Name = z
  .string(say.COHORT_NAME_REQUIRED)
  .trim()
  .min(1, say.COHORT_NAME_REQUIRED)
  .max(120, { error: say.COHORT_NAME_REQUIRED, abort: true })
  .refine(isStorable, say.COHORT_NAME_REQUIRED)
  .transform((name) => name.replace(/\s+/g, " "));
const Codes = z
  .array(z.string().max(64, say.UNKNOWN_CODE).transform(normalizeCode), say.CODES_REQUIRED)
  .min(1, say.CODES_REQUIRED)
  .max(MOST_CODES, say.CODES_REQUIRED)
  .transform((codes) => [...new Set(codes)]);
const Floor = z.int(say.FLOOR_INVALID).min(LEAST_FLOOR, say.FLOOR_INVALID).max(MOST_FLOOR, say.FLOOR_INVALID);

export const NewCohort = z.object({ name: Name, couponCodes: Codes, floor: Floor.default(FLOOR) });
export type NewCohort = z.output<typeof NewCohort>;

/** What is not named stays. */
export const CohortChange = z.object({
  name: Name.optional(),
  couponCodes: Codes.optional(),
  floor: Floor.optional(),
});
export type CohortChange = z.output<typeof CohortChange>;

/** A cohort as the admins see it. */
export const Cohort = z.object({
  id: z.uuid(),
  name: z.string(),
  couponCodes: z.array(z.string()),
  floor: z.int(),
  publishedAt: z.date().nullable(),
  /** Until when the reading link works; null where there is none. */
  linkUntil: z.date().nullable(),
  createdAt: z.date(),
});
export type Cohort = z.infer<typeof Cohort>;

export const CohortOfAdmins = Cohort.extend({
  /** Firms that have finished and unlocked, each once. */
  count: z.int(),
  /** Codes that count in another cohort too. */
  sharedCodes: z.array(z.string()),
});
export type CohortOfAdmins = z.infer<typeof CohortOfAdmins>;
export const Cohorts = z.object({ cohorts: z.array(CohortOfAdmins) });

/** The landing page for the room: its short address, and the same as squares. */
export const Landing = z.object({
  url: z.string(),
  short: z.string(),
  code: z.string(),
  qr: z.string(),
  size: z.int(),
});

/** What `GET /api/admin/cohorts/{id}` answers; the evening screen asks for it every five seconds. */
export const CohortDetails = CohortOfAdmins.extend({
  figures: CohortFigures.nullable(),
  landing: Landing,
});
export type CohortDetails = z.infer<typeof CohortDetails>;

export const CohortMade = z.object({ id: z.uuid() });
export const CohortId = z.object({ id: z.uuid(say.NO_SUCH_COHORT) });
export const CohortLink = z.object({ url: z.url(), expiresAt: z.date() });
export type CohortLink = z.infer<typeof CohortLink>;
export const CohortParams = z.object({ token: z.string().refine(isShareToken, say.COHORT_ENDED) });
