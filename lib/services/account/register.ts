import type { Registration } from "@/lib/domain/account/credentials";
import * as say from "@/lib/domain/account/messages";
import type { Registered } from "@/lib/domain/account/views";
import { Failure } from "@/lib/domain/failure";
import { recordAudit } from "../audit/record-audit";
import type { Context, Transaction } from "../context";
import { queueEmail } from "../email/queue-email";
import { countStep } from "../lead/count-step";
import { hashPassword } from "./password-hash";
import { requireUncommon } from "./require-uncommon";
import { signedIn, startSession } from "./start-session";

/** Makes an account with the role of a user, and saves an assessment that nobody owns in it. */
export async function register(
  context: Context,
  { email, password, assessmentId }: Registration,
): Promise<Registered> {
  await requireUncommon(password, "password");
  const hash = await hashPassword(password);
  const { account, grant, linked } = await context.transaction(async (tx) => {
    const fullname = await nameFor(tx, email, assessmentId);
    const added = await tx.users.add({ email, password: hash, fullname });
    if (added === null) throw new Failure("conflict", say.ADDRESS_TAKEN);
    const isLinked = assessmentId !== undefined && (await tx.assessments.linkTo(assessmentId, added.id));
    if (isLinked) await countStep(context, tx, "account_made", assessmentId);
    const target = { kind: "user", id: added.id } as const;
    await recordAudit(context, tx, { action: "account_created", actorId: added.id, target });
    await queueEmail(tx, {
      key: `account-created:${added.id}`,
      template: "account-created",
      userId: added.id,
    });
    return { account: added, grant: await startSession(context, tx, added), linked: isLinked };
  });
  context.drainSoon();
  return {
    ...(await signedIn(context, account, grant)),
    linked,
    message: messageFor(assessmentId, linked),
  };
}

function messageFor(assessmentId: string | undefined, linked: boolean): string {
  if (assessmentId === undefined) return say.REGISTERED;
  return linked ? say.REGISTERED_AND_SAVED : say.REGISTERED_NOT_SAVED;
}

/** Nobody is asked for a name: the assessment has it, or the address must do. */
async function nameFor(tx: Transaction, email: string, assessmentId: string | undefined): Promise<string> {
  const assessment = assessmentId === undefined ? null : await tx.assessments.find(assessmentId);
  return assessment !== null && assessment.userId === null
    ? assessment.executiveName
    : email.slice(0, email.indexOf("@"));
}
