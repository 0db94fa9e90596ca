import { createHmac, randomUUID } from "node:crypto";
import type { OutgoingEvent } from "@/lib/domain/event/event";
import { noEvents } from "@/lib/providers/events/port";
import { isPublicIp } from "@/lib/providers/events/ssrf-guard";
import { webhookEvents } from "@/lib/providers/events/webhook";
import { startVendor, type Vendor } from "@/tests/support/stand-ins/vendor";

const SECRET = "a-secret-that-both-sides-know-of";
let crm: Vendor;
beforeAll(async () => {
  crm = await startVendor(() => ({ status: 200, body: {} }));
});
afterAll(() => crm.stop());
beforeEach(() => crm.reset());

const event = (): OutgoingEvent => ({
  id: randomUUID(),
  type: "report.ready",
  createdAt: "2026-11-21T08:00:00.000Z",
  data: { assessmentId: randomUUID(), companyName: "Halden Creek Joinery Ltd.", leadScore: 7 },
});
const to = (url: string, allowPrivate = false) =>
  webhookEvents({ url, secret: SECRET, allowPrivate, timeoutMs: 3_000 });

test("without an endpoint nothing is sent", async () => {
  expect(noEvents.isOn).toBe(false);
  await noEvents.deliver(event());
});

test("an event arrives whole, under its own id, and signed", async () => {
  const one = event();
  await to(`${crm.url}/hooks`, true).deliver(one);
  const [received] = crm.calls;
  expect(JSON.parse(received?.body ?? "")).toEqual(one);
  const {
    "webhook-id": id,
    "webhook-timestamp": at,
    "webhook-signature": signature,
  } = received?.headers ?? {};
  expect(id).toBe(one.id);
  expect(Math.abs(Number(at) - Date.now() / 1000)).toBeLessThan(30);
  const wanted = createHmac("sha256", SECRET).update(`${id}.${at}.${received?.body}`).digest("base64");
  expect(signature).toBe(`v1,${wanted}`);
});

test.each([
  ["an error", { mode: "refuse", status: 500 }, "status 500"],
  ["a redirect", { mode: "refuse", status: 302, headers: { location: "http://127.0.0.1:1/" } }, "status 302"],
  ["silence", { mode: "hang", does: false }, "no answer in time"],
  ["a closed line", { mode: "cut" }, "no connection"],
] as const)("%s means that it was not taken", async (_, behaviour, reason) => {
  crm.behave(behaviour);
  await expect(to(crm.url, true).deliver(event())).rejects.toMatchObject({ name: "NotDelivered", reason });
});

test("a redirect is followed nowhere (T64)", async () => {
  const canary = await startVendor(() => ({ status: 200, body: {} }));
  crm.behave({ mode: "refuse", status: 307, headers: { location: canary.url } });
  await expect(to(crm.url, true).deliver(event())).rejects.toThrow();
  expect(canary.calls).toHaveLength(0);
  await canary.stop();
});

test("addresses inside the host's network get nothing, however they are written (T64)", async () => {
  const port = new URL(crm.url).port;
  const hosts = [
    "127.0.0.1",
    "[::1]",
    "localhost",
    "169.254.169.254",
    "0x7f000001",
    "127.1",
    "2130706433",
    "10.0.0.7",
    "192.168.1.1",
    "[::ffff:127.0.0.1]",
    "[fd00::1]",
    "0.0.0.0",
  ];
  for (const host of hosts) {
    for (const scheme of ["http", "https"]) {
      await expect(to(`${scheme}://${host}:${port}/`).deliver(event())).rejects.toMatchObject({
        name: "NotDelivered",
      });
    }
  }
  await expect(to("https://localhost/").deliver(event())).rejects.toMatchObject({
    reason: "not a public address",
  });
  expect(crm.calls).toHaveLength(0);
});

test.each([
  ["8.8.8.8", true],
  ["2606:4700::1111", true],
  ["100.64.0.1", false],
  ["172.31.255.255", false],
  ["172.32.0.1", true],
  ["::ffff:8.8.8.8", false],
  ["64:ff9b::7f00:1", false],
  ["2002:7f00:1::", false],
  ["fe80::1", false],
  ["ff02::1", false],
  ["not an address", false],
])("%s is a public address: %s", (address, isPublic) => {
  expect(isPublicIp(address)).toBe(isPublic);
});
