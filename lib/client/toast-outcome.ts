import { isSessionOver } from "./admin-session";
import { detailOf } from "./api";
import { type ToastMessage, toast } from "./toast";

/** Shows what came of a request to an admin endpoint; `failed` where the server gives no sentence of its own. */
export async function toastOutcome(
  work: Promise<unknown>,
  done: ToastMessage,
  failed: string,
): Promise<boolean> {
  try {
    await work;
    toast(done);
    return true;
  } catch (error) {
    if (!isSessionOver(error)) toast({ title: detailOf(error, failed), tone: "problem" });
    return false;
  }
}
