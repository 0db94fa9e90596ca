import { bearer, type Person, signInAsAdmin } from "./accounts";
import { type Answer, call } from "./client";
import { type RunningServer, startServer, stopServers } from "./server";

interface Dashboard {
  readonly server: RunningServer;
  readonly admin: Person;
  /** Calls the dashboard, as its admin unless somebody else is named. */
  ask(path: string, options?: Parameters<typeof call>[1], as?: Person): Promise<Answer>;
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
