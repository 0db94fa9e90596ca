import { z } from "zod";
import { AccountEmail } from "../account/credentials";
import { DATA_LINK_ENDED, NOT_HELD } from "./messages";
import { Purpose } from "./purposes";

export const DataRequest = z.object({ email: AccountEmail });
export type DataRequest = z.infer<typeof DataRequest>;

export const DataAsked = z.object({ message: z.string() });

/** Any text may be a token; few open something. */
export const DataToken = z.object({ token: z.string(DATA_LINK_ENDED).max(200, DATA_LINK_ENDED) });

export const HeldAssessment = z.object({
  id: z.uuid(),
  companyName: z.string(),
  createdAt: z.date(),
  /** The newest word on each purpose. */
  consents: z.array(z.object({ purpose: Purpose, granted: z.boolean(), at: z.date() })),
  /** Saved in an account, which is where it is managed. */
  isOwned: z.boolean(),
  hasFamily: z.boolean(),
});
export type HeldAssessment = z.infer<typeof HeldAssessment>;

/** What `POST /api/your-data/open` answers. */
export const Held = z.object({
  assessments: z.array(HeldAssessment),
  /** How many were saved under the address to be finished on another device. */
  savedDrafts: z.int(),
});
export type Held = z.infer<typeof Held>;

const DATA_ACTIONS = [
  "download",
  "leave_comparison",
  "withdraw",
  "delete_family",
  "delete",
  "delete_drafts",
] as const;
export type DataAction = (typeof DATA_ACTIONS)[number];

const ofAssessment = { ...DataToken.shape, assessmentId: z.uuid(NOT_HELD) };

/** What `POST /api/your-data/change` takes: what was saved under the address belongs to no assessment yet. */
export const DataChange = z.discriminatedUnion("action", [
  z.object({
    ...ofAssessment,
    action: z.enum(["download", "leave_comparison", "delete_family", "delete"]),
  }),
  z.object({ ...ofAssessment, action: z.literal("withdraw"), purpose: Purpose }),
  z.object({ ...DataToken.shape, action: z.literal("delete_drafts") }),
]);
export type DataChange = z.infer<typeof DataChange>;

export const DataChanged = z.object({
  success: z.literal(true),
  message: z.string(),
  /** What was asked for as a download. */
  file: z.object({ name: z.string(), content: z.string() }).optional(),
});
export type DataChanged = z.infer<typeof DataChanged>;
