import { unwiseSettings } from "@/lib/unwise-settings";

const WISE = {
  databaseMode: "postgres",
  onVercel: false,
  trustedProxyHops: 1,
  cronSecret: undefined,
  resend: { apiKey: "re_test", from: "a@example.com", baseUrl: undefined },
} as const;

const named = (changed: Partial<Parameters<typeof unwiseSettings>[0]>) =>
  unwiseSettings({ ...WISE, ...changed }).map(({ setting }) => setting);

describe("settings that work and are unwise", () => {
  it("a server with a proxy, mail and its own timer has none", () => {
    expect(named({})).toEqual([]);
  });

  it("the embedded database, which is for trying out, needs no advice", () => {
    expect(named({ databaseMode: "embedded", trustedProxyHops: 0, resend: undefined })).toEqual([]);
  });

  it("without a proxy that is told of, callers cannot be told apart; on Vercel they can", () => {
    expect(named({ trustedProxyHops: 0 })).toEqual(["TRUSTED_PROXY_HOPS"]);
    expect(named({ trustedProxyHops: 0, onVercel: true, cronSecret: "a secret" })).toEqual([]);
  });

  it("a serverless host needs the timer's secret; a long-lived server looks for work by itself", () => {
    expect(named({ onVercel: true })).toEqual(["CRON_SECRET"]);
  });

  it("without a mail service no message is sent", () => {
    expect(named({ resend: undefined })).toEqual(["RESEND_API_KEY"]);
  });

  it("each says what to do, and names the variable that it is about", () => {
    for (const { setting, advice } of unwiseSettings({ ...WISE, trustedProxyHops: 0, resend: undefined })) {
      expect(advice).toContain(setting);
    }
  });
});
