import { z } from "zod";
import { valuesOf } from "../assessment/options";
import { POSTURES } from "../assessment/questions/organization";
import { CHOOSE_ONE, HOW_MANY, TEAM_ENDED } from "./messages";
import { BLOCK_KEYS, FEWEST_ASKED, KNOWN, MOST_ASKED, MOST_CONFIDENCE, OBSTACLES } from "./questions";
import { TeamResult } from "./result";

/** What the leader asks for. */
export const NewTeam = z.object({
  expected: z.int(HOW_MANY).min(FEWEST_ASKED, HOW_MANY).max(MOST_ASKED, HOW_MANY),
});
export type NewTeam = z.infer<typeof NewTeam>;

/** What `POST …/team` answers: the only time that the URL is said. */
export const TeamMade = z.object({ url: z.url() });
export type TeamMade = z.infer<typeof TeamMade>;

const Known = z.enum(valuesOf(KNOWN), CHOOSE_ONE);

/** A colleague's ten answers. No text of their own: wording gives people away. */
export const TeamAnswers = z.object({
  posture: z.enum(valuesOf(POSTURES), CHOOSE_ONE),
  blocks: z.record(z.enum(BLOCK_KEYS), Known),
  firstChallenge: z.string(CHOOSE_ONE).min(1, CHOOSE_ONE).max(200, CHOOSE_ONE),
  obstacle: z.enum(valuesOf(OBSTACLES), CHOOSE_ONE),
  confidence: z.int(CHOOSE_ONE).min(1, CHOOSE_ONE).max(MOST_CONFIDENCE, CHOOSE_ONE),
});
export type TeamAnswers = z.infer<typeof TeamAnswers>;

/** `replyKey`: the browser's own, so that the same answers sent twice count once. */
export const NewReply = z.object({ answers: TeamAnswers, replyKey: z.uuid() });
export type NewReply = z.infer<typeof NewReply>;

export const ReplyTaken = z.object({ success: z.literal(true), isNew: z.boolean() });
export type ReplyTaken = z.infer<typeof ReplyTaken>;

/** What a colleague reads before answering. */
export const TeamInvitation = z.object({
  name: z.string(),
  company: z.string(),
  challenges: z.array(z.object({ slug: z.string(), text: z.string() })),
  expected: z.int(),
  answered: z.int(),
});
export type TeamInvitation = z.infer<typeof TeamInvitation>;

export const TeamStatus = z.enum(["open", "closed"]);
export type TeamStatus = z.infer<typeof TeamStatus>;

/** What the leader is shown. The result is there once it is closed, and never before. */
export const TeamView = z.object({
  status: TeamStatus,
  expected: z.int(),
  answered: z.int(),
  closesAt: z.date(),
  /** Whether its days are over; too few have answered where it is open even so. */
  isOver: z.boolean(),
  extended: z.boolean(),
  result: TeamResult.optional(),
});
export type TeamView = z.infer<typeof TeamView>;

/** What admins see of it. */
export const TeamProgress = TeamView.pick({ status: true, expected: true, answered: true });

/** A colleague's token; any other text is no token of ours. */
export const TeamToken = z.object({ token: z.string().regex(/^[\w-]{43}$/, TEAM_ENDED) });
