import { bearer, registerUser, signInAsAdmin } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { eventually, type RunningServer, startServer, stopServers } from "@/tests/support/server";
import { type ResendStandIn, resendSettings, startResend } from "@/tests/support/stand-ins/resend";

jest.setTimeout(180_000);

/** More than the tries that a job has. */
const DEATHS = 10;

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
  for (let death = 0; death < DEATHS; death += 1) {
    const earlier = resend.calls.length;
    await eventually(async () => resend.calls.length > earlier, 2_000).catch(() => undefined);
    await server.kill();
    await server.restart();
  }
  expect(resend.calls.length).toBeGreaterThan(3);
  const failed = await call(`${server.url}/api/admin/jobs`, { headers: bearer(await signInAsAdmin(server)) });
  expect(failed.body).toEqual({ jobs: [] });
});
