import type { Registration } from "@/lib/domain/account/credentials";
import {
  ADDRESS_TAKEN,
  REGISTERED,
  REGISTERED_AND_BOOKMARKED,
  REGISTERED_AND_SAVED,
  REGISTERED_NOT_SAVED,
} from "@/lib/domain/account/server-messages";
import type { Registered } from "@/lib/domain/account/views";
import { Failure } from "@/lib/domain/failure";
import { recordAudit } from "../audit/record-audit";
import type { Context, Transaction } from "../context";
import { queueEmail } from "../email/queue-email";
import { proofOf } from "../ownership/prove-ownership";
import { saveAssessment } from "../ownership/save-assessment";
import { hashPassword } from "./password-hash";
import { requireUncommon } from "./require-uncommon";
import { signedIn, startSession } from "./start-session";

/** Makes an account with the role of a user, and saves an assessment in it: its own where that is proved, or a bookmark. */
export async function register(
  context: Context,
  { email, password, assessmentId }: Registration,
): Promise<Registered> {
  await requireUncommon(password, "password");
  const hash = await hashPassword(password);
  const { account, grant, saved } = await context.transaction(async (tx) => {
    const fullname = await nameFor(context, tx, email, assessmentId);
    const added = await tx.users.add({ email, password: hash, fullname });
    if (added === null) throw new Failure("conflict", ADDRESS_TAKEN);
    const target = { kind: "user", id: added.id } as const;
    await recordAudit(context, tx, { action: "account_created", actorId: added.id, target });
    const saved = assessmentId === undefined ? null : await saveAssessment(context, tx, assessmentId, added);
    await queueEmail(tx, {
      key: `account-created:${added.id}`,
      template: "account-created",
      userId: added.id,
    });
    return { account: added, grant: await startSession(context, tx, added), saved };
  });
  context.drainSoon();
  return {
    ...(await signedIn(context, account, grant)),
    linked: saved === "owned" || saved === "bookmarked",
    message: MESSAGES[saved ?? "nothing"],
  };
}

const MESSAGES = {
  nothing: REGISTERED,
  owned: REGISTERED_AND_SAVED,
  bookmarked: REGISTERED_AND_BOOKMARKED,
  unknown: REGISTERED_NOT_SAVED,
} as const;

/** No one is asked for a name: the assessment has it, where it is theirs, or the address must do. */
async function nameFor(
  context: Context,
  tx: Transaction,
  email: string,
  assessmentId: string | undefined,
): Promise<string> {
  const assessment = assessmentId === undefined ? null : await tx.assessments.find(assessmentId);
  const isTheirs = assessment !== null && (await proofOf(context, tx, assessment)) !== null;
  return isTheirs ? assessment.executiveName : email.slice(0, email.indexOf("@"));
}
