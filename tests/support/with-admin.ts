import { bearer, type Person, signInAsAdmin } from "./accounts";
import { call, type HttpResponse } from "./client";
import { type RunningServer, startServer, stopServers } from "./server";

interface Dashboard {
  readonly server: RunningServer;
  readonly admin: Person;
  /** Sends requests to the admin endpoints, as the admin unless another account is named. */
  ask(path: string, options?: Parameters<typeof call>[1], as?: Person): Promise<HttpResponse>;
}

/** A server of its own and an admin signed in to it, for the tests of one file. */
export function withDashboard(): Dashboard {
  let server: RunningServer;
  let admin: Person;
  beforeAll(async () => {
    server = await startServer();
    admin = await signInAsAdmin(server);
  });
  afterAll(() => stopServers(server));
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
