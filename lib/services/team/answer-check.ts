import { randomUUID } from "node:crypto";
import { Failure } from "@/lib/domain/failure";
import { CHECK_CLOSED, CHOOSE_ONE, TEAM_ENDED } from "@/lib/domain/team/messages";
import { allIn, SOMETHING_ELSE } from "@/lib/domain/team/questions";
import type { NewReply, ReplyTaken } from "@/lib/domain/team/team";
import type { Context } from "../context";
import { hashToken } from "../hash-token";
import { closeCheck } from "./close-check";
import { findInvitation } from "./find-invitation";

/**
 * Takes a colleague's answers, and closes the check where they were the last. Nothing is written down of the sender:
 * no audit line, and the one of the closing names the system.
 */
export async function answerCheck(
  context: Context,
  token: string,
  { answers, replyKey }: NewReply,
): Promise<ReplyTaken> {
  const { check, leader } = await findInvitation(context, token);
  const { id: teamCheckId, expected } = check;
  if (![...leader.businessChallenges, SOMETHING_ELSE].includes(answers.firstChallenge)) {
    const issues = [{ path: "answers.firstChallenge", message: CHOOSE_ONE }];
    throw new Failure("invalid", CHOOSE_ONE, { issues });
  }
  const replyKeyHash = hashToken(`${teamCheckId}:${replyKey}`);
  const isNew = await context.transaction(async (tx) => {
    if ((await tx.teamChecks.lock(teamCheckId)) === null) throw new Failure("not_found", TEAM_ENDED);
    if (await tx.teamChecks.hasReply(replyKeyHash)) return false;
    const reply = { teamCheckId, expected, replyKeyHash, answers };
    if (!(await tx.teamChecks.addReply(reply, context.now()))) throw new Failure("conflict", CHECK_CLOSED);
    const replies = await tx.teamChecks.listReplies(teamCheckId);
    if (replies.length >= allIn(expected)) await closeCheck(unnamed(context), tx, check);
    return true;
  });
  return { success: true, isNew };
}

const unnamed = (context: Context): Context => ({
  ...context,
  actor: { kind: "system" },
  ipHash: null,
  requestId: randomUUID(),
});
