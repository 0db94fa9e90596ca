import { z } from "zod";
import { NO_SUCH_ASSESSMENT } from "../assessment/messages";
import { text } from "../text";
import { SHARE_ENDED } from "./messages";

/** Live ones of one assessment. */
export const MOST_SHARES = 10;
export const SHARE_DAYS = [7, 30, 90] as const;
const LABEL_MAX_CHARACTERS = 80;
const UNNAMED = "Report";

/** What the owner asks for; a label that says nothing becomes "Report". */
export const NewShare = z.object({
  label: text(LABEL_MAX_CHARACTERS)
    .default("")
    .transform((label) => label.replace(/\s+/g, " ") || UNNAMED),
  days: z.literal(SHARE_DAYS),
  withInterview: z.boolean().default(false),
  withTeam: z.boolean().default(false),
});
export type NewShare = z.infer<typeof NewShare>;

/** What `POST …/shares` answers: the only time that the address is said. */
export const ShareMade = z.object({ id: z.uuid(), url: z.url(), expiresAt: z.date() });
export type ShareMade = z.infer<typeof ShareMade>;

const ShareLink = z.object({
  id: z.uuid(),
  label: z.string(),
  withInterview: z.boolean(),
  withTeam: z.boolean(),
  createdAt: z.date(),
  expiresAt: z.date(),
  openedCount: z.int(),
  lastOpenedAt: z.date().nullable(),
});
export type ShareLink = z.infer<typeof ShareLink>;

/** What `GET …/shares` answers: the live ones, the newest first, and whether the owner's own link works for others. */
export const ShareList = z.object({
  shares: z.array(ShareLink),
  linkClosed: z.boolean(),
  /** Whether the caller may close that link, which takes an account. */
  mayClose: z.boolean(),
  /** Whether there is a team's result that a link may include. */
  hasTeam: z.boolean(),
});
export type ShareList = z.infer<typeof ShareList>;

export const LinkChange = z.object({ closed: z.boolean() });
export const LinkChanged = z.object({ success: z.literal(true), closed: z.boolean() });

export const ShareParams = z.object({ id: z.uuid(NO_SUCH_ASSESSMENT), shareId: z.uuid(SHARE_ENDED) });

/** As it is in the reader's address: 32 bytes in base64url. Any other text is no token of ours. */
export const isShareToken = (token: string): boolean => /^[\w-]{43}$/.test(token);

export const SharedParams = z.object({ token: z.string().refine(isShareToken, SHARE_ENDED) });
/** For a call that answers everyone alike. */
export const AnyToken = z.object({ token: z.string() });
