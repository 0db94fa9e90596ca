import { type Caller, identify } from "@/lib/auth/identify";
import { openDatabase } from "@/lib/data/database";
import { resumeSession } from "@/lib/services/account/resume-session";

/** Who calls, as the database knows them at this very request. */
export const authenticate = (headers: Headers): Promise<Caller> =>
  identify(headers, async (claims) => {
    const { store } = await openDatabase();
    return resumeSession(store, claims, new Date());
  });
