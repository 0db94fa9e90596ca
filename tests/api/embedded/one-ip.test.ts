import { PASSWORD, registerUser } from "@/tests/support/accounts";
import { call, race, statuses } from "@/tests/support/client";
import { type RunningServer, startServer, stopServers } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { pay, submitTicked } from "@/tests/support/submission";

const DECLINED = { number: "4000 0000 0000 0002", expiry: "12/30", cvc: "123", name: "Margaret Osei" };

let behindProxy: RunningServer;
let withoutProxy: RunningServer;
beforeAll(async () => {
  behindProxy = await sharedServer();
  withoutProxy = await startServer({ TRUSTED_PROXY_HOPS: "0" });
});
afterAll(() => stopServers(withoutProxy));

describe("forty people behind one address", () => {
  it("after five declines of one of them the others pay, and that one with a coupon (T48)", async () => {
    const { url } = behindProxy;
    const from = "203.0.113.90";
    const unlucky = await submitTicked(url);
    const other = await submitTicked(url);
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await pay(url, unlucky, DECLINED, from)).status).toBe(402);
    }
    const refused = await pay(url, unlucky, undefined, from);
    expect(refused.status).toBe(429);
    expect(refused.body.message).toBe(
      "Too many attempts. Your card was not charged this time. Try again in 12 minutes, or use a coupon code.",
    );
    expect(refused.headers.get("retry-after")).toBe("720");
    expect((await pay(url, other, undefined, from)).status).toBe(200);
    const coupon = { code: "DEMO2025", assessmentId: unlucky };
    expect((await call(`${url}/api/validate-coupon`, { body: coupon, from })).status).toBe(200);
  });

  it("someone with many addresses of one line of IPv6 is one caller, and a port makes no other (T104)", async () => {
    const { url } = behindProxy;
    const ask = (from: string) =>
      call(`${url}/api/auth/reset-password`, {
        body: { email: `v6-${crypto.randomUUID()}@example.com` },
        from,
      });
    const line = await race(90, (turn) => ask(`2001:db8:77:1::${(turn + 1).toString(16)}`));
    expect(statuses(line)[429]).toBeGreaterThanOrEqual(20);
    expect((await ask("2001:db8:77:2::1")).status).toBe(200);
    const ports = await race(90, (turn) => ask(`203.0.113.91:${40_000 + turn}`));
    expect(statuses(ports)[429]).toBeGreaterThanOrEqual(20);
    expect((await ask("::ffff:203.0.113.91")).status).toBe(429);
  });
});

describe("where no address is known", () => {
  it("however often one caller fails, all others sign in, register, pay and reset (T104)", async () => {
    const { url } = withoutProxy;
    const person = await registerUser(withoutProxy);
    const [paying, guessed] = [await submitTicked(url), await submitTicked(url)];
    const emailOf = (turn: number) => `guess-${turn}@example.com`;
    // Of one caller a hundred would be refused; the log warns of three times as many as any limit allows.
    await race(130, (turn) =>
      call(`${url}/api/auth/login`, { body: { email: emailOf(turn), password: "Wrong-Password-1" } }),
    );
    await race(150, () =>
      call(`${url}/api/auth/register`, { body: { email: person.email, password: PASSWORD } }),
    );
    await race(60, () => pay(url, guessed, DECLINED));
    const login = { email: person.email, password: PASSWORD };
    expect((await call(`${url}/api/auth/login`, { body: login })).status).toBe(200);
    await registerUser(withoutProxy);
    expect((await call(`${url}/api/auth/reset-password`, { body: { email: person.email } })).status).toBe(
      200,
    );
    expect((await pay(url, paying)).status).toBe(200);
    expect(withoutProxy.log()).toContain("many failures from unknown IPs");
  });
});
