import { Failure } from "@/lib/domain/failure";
import { DATA_LINK_ENDED } from "@/lib/domain/your-data/messages";
import type { Context } from "../context";
import { hashToken } from "../hash-token";

/** The token in the link of one message. The message alone has it; the database has its hash. */
export const dataToken = (context: Context, linkId: string): string =>
  context.keyedHash("your data link", linkId);

/** The address whose reader opened the link. Unknown and ended are the same refusal. */
export async function requireDataEmail(context: Context, token: string): Promise<string> {
  const email = await context.store.dataLinks.findEmail({ tokenHash: hashToken(token) }, context.now());
  if (email === null) throw new Failure("not_found", DATA_LINK_ENDED);
  return email;
}
