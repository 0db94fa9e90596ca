import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import type { Done } from "@/lib/domain/done";
import { Failure } from "@/lib/domain/failure";
import { askedSentences } from "@/lib/domain/topic/asked-sentences";
import { NO_SUCH_SENTENCE, NOT_YOURS_TO_PLACE, TOO_LATE_TO_PLACE } from "@/lib/domain/topic/messages";
import type { TopicChoice } from "@/lib/domain/topic/topic";
import { openPlaybook } from "@/lib/playbook/open-playbook";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { requireOwner } from "../ownership/require-owner";

/**
 * Keeps what one of the firm's own sentences is mostly about, for the report to come. Which sentence, the server knows
 * from its own reading: of the caller's it takes a key, and no words.
 */
export async function placeSentence(
  context: Context,
  id: string,
  { sentence: key, topic }: TopicChoice,
): Promise<Done> {
  const assessment = await requireOwner(context, id, NOT_YOURS_TO_PLACE);
  await context.takeFromLimit("asked", id);
  const { profileOf } = await openPlaybook();
  const asked = askedSentences(profileOf(assessment).ledger).find((one) => one.key === key);
  if (asked === undefined) throw new Failure("invalid", NO_SUCH_SENTENCE);
  const { field, sentence } = asked;
  await context.transaction(async (tx) => {
    if ((await tx.assessments.lock(id)) === null) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
    if (!(await tx.assessments.setTopic(id, key, { field, sentence, topic })))
      throw new Failure("conflict", TOO_LATE_TO_PLACE);
    await recordAudit(context, tx, {
      action: "sentence_placed",
      target: { kind: "assessment", id },
      meta: { topic },
    });
  });
  return { success: true };
}
