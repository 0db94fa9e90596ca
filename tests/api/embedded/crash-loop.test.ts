import { bearer, registerUser, signInAsAdmin } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { eventually, type RunningServer, startServer, stopServers } from "@/tests/support/server";
import { type ResendStandIn, resendSettings, startResend } from "@/tests/support/stand-ins/resend";

/** More than the tries that a job has. */
const DEATHS = 10;
/** After more deaths than these its work waits, longer each time. Until then a message is sure to be in its hands. */
const AT_ONCE = 3;

/** How long the server lives then: what does not wait is taken up at its start. */
const LIFE_MS = 500;

let resend: ResendStandIn;
let server: RunningServer;
beforeAll(async () => {
  resend = await startResend();
  server = await startServer(resendSettings(resend));
});
afterAll(async () => {
  await stopServers(server);
  await resend.stop();
});

it("a server that dies every few seconds does not use up the tries of the work in its hands (T72)", async () => {
  resend.behave({ mode: "hang", does: false });
  const { email } = await registerUser(server);
  await call(`${server.url}/api/auth/reset-password`, { body: { email } });
  let earlier = 0;
  for (let death = 0; death < DEATHS; death += 1) {
    const isHeard = async () => resend.calls.length > earlier;
    if (death <= AT_ONCE) await eventually(isHeard);
    else await eventually(isHeard, LIFE_MS).catch(() => undefined);
    await server.kill();
    earlier = resend.calls.length;
    await server.restart();
  }
  const failed = await call(`${server.url}/api/admin/jobs`, { headers: bearer(await signInAsAdmin(server)) });
  expect(failed.body).toEqual({ jobs: [] });
});
