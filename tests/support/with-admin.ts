import { bearer, type Person, signInAsAdmin } from "./accounts";
import { call, type HttpResponse } from "./client";
import { type RunningServer, startServer, stopServers } from "./server";
import { sharedServer } from "./shared-servers";

interface Dashboard {
  readonly server: RunningServer;
  readonly admin: Person;
  /** Sends requests to the admin endpoints, as the admin unless another account is named. */
  ask(path: string, options?: Parameters<typeof call>[1], as?: Person): Promise<HttpResponse>;
}

/** An admin signed in to the server that files share; or to one of its own, where the tests count all that is there. */
export function withDashboard(how: "shared" | "own" = "shared"): Dashboard {
  let server: RunningServer;
  let admin: Person;
  beforeAll(async () => {
    server = await (how === "own" ? startServer() : sharedServer());
    admin = await signInAsAdmin(server);
  });
  if (how === "own") afterAll(() => stopServers(server));
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
