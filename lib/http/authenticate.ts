import { type Caller, identify } from "@/lib/auth/identify";
import { openDatabase } from "@/lib/data/database";
import { resumeSession } from "@/lib/services/account/resume-session";

/** Authentication: the user of a request, as the database knows them now. */
export const authenticate = (headers: Headers): Promise<Caller> =>
  identify(headers, async (claims) => {
    const { store } = await openDatabase();
    return resumeSession(store, claims, new Date());
  });
