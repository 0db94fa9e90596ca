import { existsSync } from "node:fs";
import path from "node:path";
import { bearer, signInAsAdmin } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { mails } from "@/tests/support/outbox";
import { eventually } from "@/tests/support/server";
import { submit, unlock } from "@/tests/support/submission";
import { describeOnPostgres, sharedTwoServers, type TwoServers } from "@/tests/support/two-servers";

describeOnPostgres("mail that no service takes, with two servers", () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await sharedTwoServers();
  });
  afterAll(() => servers?.stop());

  const asAdmin = async (turn: number, address: string, method = "GET") => {
    const admin = await signInAsAdmin(servers.one);
    const body = method === "GET" ? undefined : {};
    return call(`${servers.url(turn)}/api/admin${address}`, { method, body, headers: bearer(admin) });
  };

  it("is listed and read the same on every server, attachment and all, and lies on no server's disk", async () => {
    const ids: string[] = [];
    for (const turn of [0, 1]) {
      const id = await submit(servers.url(turn), { executiveEmail: `either${turn}@example.com` });
      await unlock(servers.url(turn), id);
      ids.push(id);
    }
    await eventually(async () => {
      const keys = mails(servers.one.dataDir).map(({ key }) => key);
      return ids.every((id) => keys.includes(`report-ready:${id}`) && keys.includes(`roadmap-ready:${id}`));
    });
    await servers.waitForJobs();
    const [one, other] = [await asAdmin(0, "/outbox?limit=200"), await asAdmin(1, "/outbox?limit=200")];
    expect(one.body.messages.length).toBeGreaterThanOrEqual(4);
    expect(other.body).toEqual(one.body);
    const withReport = one.body.messages.find((line: { attachments: number }) => line.attachments === 1);
    for (const turn of [0, 1]) {
      const { message } = (await asAdmin(turn, `/outbox/${withReport.id}`)).body;
      expect(message).toMatchObject({ to: withReport.to, attachments: [{ contentType: "application/pdf" }] });
      expect(message.text).toContain("/report/");
      const file = await asAdmin(turn, `/outbox/${withReport.id}/attachments/0`);
      expect([file.status, file.text.slice(0, 5)]).toEqual([200, "%PDF-"]);
    }
    for (const { dataDir } of [servers.one, servers.other]) {
      expect(existsSync(path.join(dataDir, "outbox"))).toBe(false);
    }
  });

  it("is deleted with its subject, and after 30 days", async () => {
    const [gone, old] = [
      await submit(servers.one.url, { executiveEmail: "gone@example.com" }),
      await submit(servers.one.url, { executiveEmail: "old@example.com" }),
    ];
    const to = (address: string) => mails(servers.one.dataDir).filter((mail) => mail.to === address).length;
    await eventually(async () => to("gone@example.com") > 0 && to("old@example.com") > 0);
    expect((await asAdmin(1, `/assessments/${gone}`, "DELETE")).status).toBe(200);
    expect([to("gone@example.com"), to("old@example.com")]).toEqual([0, 1]);
    await servers.query(
      `UPDATE outbox_messages SET sent_at = now() - interval '31 days' WHERE email_key = $1`,
      [`roadmap-ready:${old}`],
    );
    await servers.query("DELETE FROM pgboss.job WHERE name = 'cleanup'");
    await servers.one.kill();
    await servers.one.restart();
    await eventually(async () => to("old@example.com") === 0);
    expect(
      await servers.query(
        "SELECT 1 FROM outbox_attachments a WHERE NOT EXISTS (SELECT 1 FROM outbox_messages m WHERE m.id = a.message_id)",
      ),
    ).toEqual([]);
  });
});
