import { bearer, signInAsAdmin } from "@/tests/support/accounts";
import { BROKEN_BODIES } from "@/tests/support/broken-bodies";
import { call, freshIp, race, statuses } from "@/tests/support/client";
import { expectRefusal } from "@/tests/support/refusal";
import { pause, type RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { submission, submit } from "@/tests/support/submission";

/** Sixty a minute are let through, one more each second: so many are too many also where they take a minute. */
const GUESSES = 150;

let server: RunningServer;
const at = (path: string) => `${server.url}${path}`;

beforeAll(async () => {
  server = await sharedServer();
});

describe("requests that are not what they should be", () => {
  const PATHS = ["/api/assessments", "/api/validate-coupon", "/api/process-payment", "/api/call-request"];
  it.each(PATHS)("%s refuses broken JSON in words (T54)", async (path) => {
    for (const raw of BROKEN_BODIES) expectRefusal(await call(at(path), { raw, method: "POST" }), 400);
    expect((await call(at("/api/health"))).status).toBe(200);
  });

  it.each(PATHS)("%s takes JSON only (T54)", async (path) => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "application/json;charset=utf-16",
    ]) {
      expectRefusal(await call(at(path), { raw: "{}", headers: { "Content-Type": type } }), 415);
    }
  });

  it("refuses bodies over 256 KiB by counting them, also without a length and over 10 MiB (T55)", async () => {
    const big = JSON.stringify(submission({ otherChallenge: "x".repeat(300_000) }));
    expectRefusal(await call(at("/api/assessments"), { raw: big }), 413);
    const huge = JSON.stringify(submission({ otherChallenge: "x".repeat(12_000_000) }));
    expect([413, 0]).toContain(
      (await call(at("/api/assessments"), { raw: huge }).catch(() => ({ status: 0 }))).status,
    );
    const chunked = await fetch(at("/api/assessments"), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: new Blob([big]).stream(),
      duplex: "half",
    } as RequestInit & { duplex: "half" });
    expect(chunked.status).toBe(413);
    // Lines that were refused in the middle are closed, and must not be taken for the next call.
    await pause(500);
  });

  it("answers unknown calls and methods in the same shape (T101)", async () => {
    expectRefusal(await call(at("/api/nope")), 404);
    expectRefusal(await call(at("/api/admin/nope")), 401);
    const response = await call(at("/api/validate-coupon"), { method: "PUT", body: {} });
    expectRefusal(response, 405);
    expect(response.headers.get("allow")).toContain("POST");
  });

  it("says in words what is wrong where a question has no sentence of its own", async () => {
    const said = async (some: Record<string, unknown>) =>
      (await call(at("/api/assessments"), { body: submission(some) })).body.message;
    expect(await said({ aiFriction: null })).toBe("Please check this field.");
    expect(await said({ otherChallenge: 7 })).toBe("Please check this field.");
    expect(await said({ otherChallenge: "x".repeat(2_001) })).toBe(
      "Please keep this to 2,000 characters or fewer.",
    );
    const list = await call(at("/api/assessments"), { raw: "[]" });
    expect(list.body.message).toBe("The request must be a JSON object.");
    const account = { email: "somebody@example.com", password: "Cedar-Salt-9", assessmentId: "x" };
    const register = await call(at("/api/auth/register"), { body: account });
    expect(register.body.message).toBe("No assessment found.");
  });

  it("keeps the text of an other only where other is picked", async () => {
    const texts = { customLocation: "Calgary", householdAiUseOther: "Pets" };
    const kept = { ...texts, headOfficeLocation: "other", householdAiUse: ["other"] };
    const dropped = { ...texts, headOfficeLocation: "interior", householdAiUse: ["travel"] };
    const admin = await signInAsAdmin(server);
    const stored = async (some: Record<string, unknown>) => {
      const id = await submit(server.url, some);
      const details = at(`/api/admin/assessments/${id}/details`);
      return (await call(details, { headers: bearer(admin) })).body.assessment;
    };
    expect(await stored(kept)).toMatchObject(texts);
    expect(await stored(dropped)).toMatchObject({ customLocation: null, householdAiUseOther: null });
  });

  it("does not tell an id that was never made from one that is malformed (T01)", async () => {
    const nowhere = "00000000-0000-4000-8000-000000000000";
    const response = await call(at(`/api/assessments/${nowhere}`));
    expectRefusal(response, 404);
    for (const id of ["1", "abc", "%00", "..%2fx", "x".repeat(10_000)]) {
      const status = (await call(at(`/api/assessments/${id}`))).status;
      expect([404, 400, 414, 431]).toContain(status);
    }
    const malformed = await call(at("/api/assessments/abc/report"));
    expect(malformed.body).toEqual(response.body);
    expect(malformed.body.message).toBe("The requested assessment could not be found.");
  });

  it("draws the whole page where a header about pages cannot be read", async () => {
    for (const state of ["%", "x", "%5B%5D", "%5B1%2C2%5D", "%5B%22%22%2C%7B%7D%5D"]) {
      const headers = { RSC: "1", "Next-Router-State-Tree": state };
      expect((await call(at("/nowhere"), { headers })).status).toBe(404);
      // Next leads to the address that names what is asked for.
      expect([200, 307]).toContain((await call(at("/assessment"), { headers })).status);
    }
    expect(server.log()).not.toContain("router state header");
  });

  it("slows down a client that keeps guessing ids, and no other (T01)", async () => {
    const guesser = freshIp();
    const responses = await race(GUESSES, () =>
      call(at(`/api/assessments/${crypto.randomUUID()}`), { from: guesser }),
    );
    expect(Object.keys(statuses(responses)).sort()).toEqual(["404", "429"]);
    const id = await submit(server.url);
    expect((await call(at(`/api/assessments/${id}`), { from: guesser })).status).toBe(200);
  });

  it("believes no header about the caller's address but the last proxy's (T104)", async () => {
    const responses = await race(GUESSES, (turn) =>
      call(at(`/api/assessments/${crypto.randomUUID()}`), {
        from: `198.51.100.${turn}, 10.9.9.9`,
        headers: { "X-Real-IP": freshIp(), Forwarded: `for=${freshIp()}` },
      }),
    );
    expect(statuses(responses)[429]).toBeGreaterThan(0);
    for (const from of ["::ffff:1.2.3.4", "1.2.3.4:80", "x".repeat(5_000), ",,,"]) {
      expect((await call(at("/api/nope"), { from })).status).toBe(404);
    }
  });
});
