import { ApiError, api } from "@/lib/client/api";
import { timeOfDay } from "@/lib/domain/dates";
import { REPORT_NOT_REFRESHED, REPORT_OFFLINE } from "@/lib/domain/report/messages";

/** In words: when the server answered, or why the page stays as it is. */
export type Asked = { upToDate: string } | { problem: string };

export async function askAgain(path: string): Promise<Asked> {
  try {
    await api(path);
    return { upToDate: `Up to date at ${timeOfDay(new Date())}` };
  } catch (error) {
    return { problem: error instanceof ApiError ? REPORT_NOT_REFRESHED : REPORT_OFFLINE };
  }
}
