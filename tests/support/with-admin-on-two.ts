import { bearer, type Person, signInAsAdmin } from "./accounts";
import { call, type HttpResponse } from "./client";
import { sharedTwoServers, type TwoServers } from "./two-servers";

interface Dashboards {
  readonly servers: TwoServers;
  /** Sends requests to the admin endpoints as the admin, to the two servers by turns. */
  ask(turn: number, path: string, options?: Parameters<typeof call>[1]): Promise<HttpResponse>;
}

/** An admin signed in to the two servers that files share: what `withDashboard` is on one. */
export function withDashboards(): Dashboards {
  let servers: TwoServers;
  let admin: Person;
  beforeAll(async () => {
    servers = await sharedTwoServers();
    admin = await signInAsAdmin(servers.one);
  });
  afterAll(() => servers?.stop());
  return {
    get servers() {
      return servers;
    },
    ask: (turn, path, options = {}) =>
      call(`${servers.url(turn)}/api/admin${path}`, { ...options, headers: bearer(admin) }),
  };
}
