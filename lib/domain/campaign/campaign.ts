import { z } from "zod";
import { normalizeCode } from "../coupon/coupon";
import { EXPIRY_INVALID } from "../coupon/messages";
import { endOf } from "../dates";
import { FunnelQuery } from "../lead/funnel";
import { startOfDay } from "../local-time";
import { line } from "../text";
import * as say from "./messages";

/** Counts every code that is none of ours, or of a campaign that is not running. */
export const OTHER_CAMPAIGN = "other";

const CODE = /^[a-z0-9-]{2,40}$/;

/** A code as a link brought it. What cannot be one is not kept: no text of other people's links is stored. */
export function campaignCode(sent: string): string {
  const code = sent.length > 40 ? "" : sent.trim().toLowerCase();
  return CODE.test(code) ? code : OTHER_CAMPAIGN;
}

/** What the wizard sends along with its calls: the campaign by whose link the visit began. */
export const CampaignTouch = z.object({ campaign: z.string().transform(campaignCode).optional() });
export type CampaignTouch = z.output<typeof CampaignTouch>;

const Label = line(say.CAMPAIGN_LABEL_REQUIRED);
const CouponCode = z
  .string()
  .max(64, { error: say.CAMPAIGN_COUPON_UNKNOWN, abort: true })
  .transform((code) => normalizeCode(code) || null);

const moment = z
  .string(EXPIRY_INVALID)
  .max(40, { error: EXPIRY_INVALID, abort: true })
  .pipe(z.union([z.iso.date(), z.iso.datetime({ offset: true })], EXPIRY_INVALID));
const StartsAt = moment.transform((day) => (day.length === 10 ? startOfDay(day) : new Date(day)));
/** A day counts to its end. */
const EndsAt = moment.transform(endOf);

/** A campaign as an admin makes it. */
export const NewCampaign = z.object({
  code: z.string(say.CAMPAIGN_CODE_INVALID).regex(CODE, say.CAMPAIGN_CODE_INVALID),
  label: Label,
  /** Prefilled on the payment page of those who came by it. */
  couponCode: CouponCode.nullable().default(null),
  startsAt: StartsAt.nullable().default(null),
  endsAt: EndsAt.nullable().default(null),
});
export type NewCampaign = z.output<typeof NewCampaign>;

/** What may change later; what is not named stays. The code is in links somewhere and never changes. */
export const CampaignChange = z.object({
  label: Label.optional(),
  couponCode: CouponCode.nullable().optional(),
  startsAt: StartsAt.nullable().optional(),
  endsAt: EndsAt.nullable().optional(),
});
export type CampaignChange = z.output<typeof CampaignChange>;

export const Campaign = z.object({
  id: z.uuid(),
  code: z.string(),
  label: z.string(),
  couponCode: z.string().nullable(),
  startsAt: z.date().nullable(),
  endsAt: z.date().nullable(),
  createdAt: z.date(),
});
export type Campaign = z.infer<typeof Campaign>;

export const CampaignId = z.object({ id: z.uuid(say.NO_SUCH_CAMPAIGN) });
export const CampaignsQuery = FunnelQuery;

const Counts = z.array(z.object({ step: z.string(), count: z.int() }));
export type StepCounts = z.infer<typeof Counts>;

/** All campaigns, and how many who came by each reached which step; together they are the funnel. */
export const CampaignTable = z.object({
  days: z.int(),
  campaigns: z.array(Campaign.extend({ counts: Counts })),
  other: z.object({ id: z.uuid().nullable(), counts: Counts }),
  none: z.object({ counts: Counts }),
});
export type CampaignTable = z.infer<typeof CampaignTable>;

export type CampaignState = "Running" | "Not started" | "Ended";

type Time = Date | string | null;

export function campaignState(
  { startsAt, endsAt }: { startsAt: Time; endsAt: Time },
  now: Date,
): CampaignState {
  if (startsAt !== null && new Date(startsAt) > now) return "Not started";
  return endsAt !== null && new Date(endsAt) <= now ? "Ended" : "Running";
}
