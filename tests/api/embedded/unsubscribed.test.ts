import { call } from "@/tests/support/client";
import { eventually, type RunningServer, startServer, stopServers } from "@/tests/support/server";
import { type ResendStandIn, resendSettings, startResend } from "@/tests/support/stand-ins/resend";
import { pay, redeem, submitTicked } from "@/tests/support/submission";

let resend: ResendStandIn;
let server: RunningServer;
beforeAll(async () => {
  resend = await startResend();
  server = await startServer(resendSettings(resend));
});
afterAll(async () => {
  await stopServers(server);
  await resend?.stop();
});

const keysTo = (address: string) => resend.sent.filter(({ to }) => to === address).map(({ key }) => key);

/** A person who has unsubscribed by the link in their first message. */
async function stopAllMailTo(executiveEmail: string): Promise<void> {
  const id = await submitTicked(server.url, { executiveEmail });
  const first = await eventually(async () => resend.sent.find(({ key }) => key === `roadmap-ready:${id}`));
  const link = first.headers?.["List-Unsubscribe"]?.slice(1, -1) ?? "";
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  const stopped = await call(link, { raw: "List-Unsubscribe=One-Click", headers: form });
  expect(stopped).toMatchObject({ status: 200, body: { success: true } });
}

it.each([
  ["by card", pay, ["receipt", "report-ready"]],
  ["with a coupon", (url: string, id: string) => redeem(url, id), ["report-ready"]],
])(
  "a report that was unlocked %s reaches an address that had unsubscribed, and nothing on it can be stopped (T127)",
  async (how, unlock, kinds) => {
    const executiveEmail = `had-enough-${how.length}@example.com`;
    await stopAllMailTo(executiveEmail);
    const before = keysTo(executiveEmail).length;
    const id = await submitTicked(server.url, { executiveEmail });
    expect((await unlock(server.url, id)).status).toBe(200);
    const later = await eventually(async () => {
      const keys = keysTo(executiveEmail).slice(before);
      return keys.length >= kinds.length && keys;
    });
    expect(later.map((key) => key.split(":")[0]).sort()).toEqual(kinds);
    for (const { key, text, html, headers, attachments } of resend.sent) {
      if (!later.includes(key)) continue;
      expect(headers ?? {}).toEqual({});
      expect(`${text}${html}`).not.toMatch(/unsubscribe|Stop messages/);
      if (key === `report-ready:${id}`) expect(attachments).toHaveLength(1);
    }
  },
);
