import type { APIRequestContext, BrowserContext } from "playwright/test";
import { colleague, unknowing } from "../fixtures/teams";
import { PASSWORD } from "../support/accounts";
import { tokenIn } from "../support/shares";
import { submission } from "../support/submission";
import { teamTokenIn } from "../support/team";
import { admin, newAddress, untilMailed } from "./people";
import { expect } from "./support";

/** What the screens are about: people and firms whose names are as long and as French as names may be. */
export interface Fixtures {
  /** Unlocked, with its report written. */
  unlocked: string;
  /** Not paid for yet. */
  locked: string;
  /** The token of a link that shares the unlocked one. */
  shared: string;
  /** The token by which a team may answer. */
  team: string;
  /** The assessment of that team, and one whose check is closed. */
  teamWaiting: string;
  teamClosed: string;
  userEmail: string;
  tokens: { user: string; admin: string; newcomer: string };
}

/** 200 characters, the most that is taken, with nothing to break at. */
export const ENDLESS = `Œuvre-d’Été-«Hôtel»-${"Saint-Hyacinthe".repeat(12)}`
  .replaceAll("-", "")
  .padEnd(200, "é")
  .slice(0, 200);
/** As long as an address may be in its first part. */
const endlessAddress = (): string =>
  `${newAddress().split("@")[0]}${"x".repeat(21)}@${"sous.".repeat(20)}example.com`;

export async function makeFixtures(
  request: APIRequestContext,
  url: string,
  name = ENDLESS,
): Promise<Fixtures> {
  const post = async <Answer>(path: string, data: unknown): Promise<Answer> => {
    const answer = await request.post(path, { data, headers: { Origin: url } });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
    return answer.json();
  };
  const submit = async () => {
    const email = endlessAddress();
    const data = submission({
      companyName: name,
      executiveName: name,
      executiveEmail: email,
      executiveTitle: name,
    });
    const { assessmentId } = await post<{ assessmentId: string }>("/api/assessments", data);
    return assessmentId;
  };
  // The device holds the key to what it submitted last, so that the user comes to own it.
  const [locked, unlocked] = [await submit(), await submit()];
  await post("/api/validate-coupon", { code: "DEMO2025", assessmentId: unlocked });
  await request.get(`/api/assessments/${unlocked}/report`);
  await untilRoadmap(request, unlocked);
  await untilMailed(() => true);
  const userEmail = endlessAddress();
  const register = (data: unknown) => post<{ token: string }>("/api/auth/register", data);
  const user = await register({ email: userEmail, password: PASSWORD, assessmentId: unlocked });
  const { url: shared } = await post<{ url: string }>(`/api/assessments/${unlocked}/shares`, {
    label: name.slice(0, 80),
    days: 30,
  });
  const unlock = (assessmentId: string) => post("/api/validate-coupon", { code: "DEMO2025", assessmentId });
  const ask = async (expected: number) => {
    const id = await submit();
    await unlock(id);
    const asked = await post<{ url: string }>(`/api/assessments/${id}/team`, { expected });
    return { id, token: teamTokenIn(asked.url) };
  };
  const [waiting, closed] = [await ask(5), await ask(4)];
  for (const answers of [unknowing(), unknowing(), colleague({ posture: "fearful" }), colleague()])
    await post(`/api/team/${closed.token}/replies`, { answers, replyKey: crypto.randomUUID() });
  const newcomer = await register({ email: endlessAddress(), password: PASSWORD });
  const dashboard = await post<{ token: string }>("/api/auth/login", admin());
  return {
    unlocked,
    locked,
    shared: tokenIn(shared),
    team: waiting.token,
    teamWaiting: waiting.id,
    teamClosed: closed.id,
    userEmail,
    tokens: { user: user.token, newcomer: newcomer.token, admin: dashboard.token },
  };
}

/** Until the roadmap is written, which is a job and may have to wait for others. */
export async function untilRoadmap(request: APIRequestContext, id: string): Promise<void> {
  const isWritten = async () => {
    const { assessment } = await (await request.get(`/api/assessments/${id}`)).json();
    return assessment?.roadmapGenerated;
  };
  await expect.poll(isWritten, { timeout: 60_000 }).toBe(true);
}

/** The browser of a signed-in user, by cookie and by the page's own token. */
export async function becomes(
  context: BrowserContext,
  who: "user" | "newcomer" | "admin",
  world: Fixtures,
  url: string,
) {
  const token = world.tokens[who];
  await context.addCookies([{ name: "next-auth.session-token", value: token, url }]);
  const key = who === "admin" ? "adminToken" : "authToken";
  await context.addInitScript(([name, value]) => localStorage.setItem(name ?? "", value ?? ""), [key, token]);
}
