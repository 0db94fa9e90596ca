import { bearer, type Person, signInAsAdmin } from "./accounts";
import { call, type HttpResponse } from "./client";
import type { RunningServer } from "./server";
import { sharedServer, sharedServerAsNew } from "./shared-servers";

interface Dashboard {
  readonly server: RunningServer;
  readonly admin: Person;
  /** Sends requests to the admin endpoints, as the admin unless another account is named. */
  ask(path: string, options?: Parameters<typeof call>[1], as?: Person): Promise<HttpResponse>;
}

/** An admin signed in to the server that files share; it is made as new where the tests count all that is there. */
export function withDashboard(how: "as it is" | "as new" = "as it is"): Dashboard {
  let server: RunningServer;
  let admin: Person;
  beforeAll(async () => {
    server = await (how === "as new" ? sharedServerAsNew() : sharedServer());
    admin = await signInAsAdmin(server);
  });
  return {
    get server() {
      return server;
    },
    get admin() {
      return admin;
    },
    ask: (path, options = {}, as = admin) =>
      call(`${server.url}/api/admin${path}`, { ...options, headers: { ...bearer(as), ...options.headers } }),
  };
}
