import { endAdminSession, isSessionOver } from "./admin-session";
import { download } from "./download";

/** A file for an admin. Where the session is over, the token goes and the sign-in screen comes. */
export async function adminDownload(path: string, name: string): Promise<void> {
  try {
    await download(path, { as: "admin", name });
  } catch (error) {
    if (isSessionOver(error)) endAdminSession();
    throw error;
  }
}
