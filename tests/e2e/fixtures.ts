import type { APIRequestContext, BrowserContext } from "playwright/test";
import { colleague, unknowing } from "../fixtures/teams";
import { PASSWORD } from "../support/accounts";
import { tokenIn } from "../support/shares";
import { submission } from "../support/submission";
import { teamTokenIn } from "../support/team";
import { admin, dataLink, newAddress, resumeLink, untilMailed } from "./people";
import { expect } from "./support";

/** What the screens are about: people and firms whose names are as long and as French as names may be. */
export interface Fixtures {
  /** Unlocked, with its report written. */
  unlocked: string;
  /** Not paid for yet. */
  locked: string;
  /** One of two leads with the same email. */
  twin: string;
  /** Not paid for either, with three sentences that no list knows. */
  unplaced: string;
  /** Nor this one, with a trouble that no one told the cost of. */
  uncounted: string;
  weighed: string;
  /** The token of a link that shares the unlocked one. */
  shared: string;
  /** A group of firms with a published report: its id, and the token of its reading link. */
  group: { id: string; token: string };
  /** The token by which a team may answer. */
  team: string;
  /** The assessment of that team, and one whose check is closed. */
  teamWaiting: string;
  teamClosed: string;
  /** The link by which an address is shown what is held under it, and one by which saved answers go on elsewhere. */
  dataLink: string;
  resumeLink: string;
  userEmail: string;
  tokens: { user: string; admin: string; newcomer: string };
}

/** 200 characters, the most that is taken, with nothing to break at. */
export const ENDLESS = `Œuvre-d’Été-«Hôtel»-${"Saint-Hyacinthe".repeat(12)}`
  .replaceAll("-", "")
  .padEnd(200, "é")
  .slice(0, 200);
/** Three sentences that no list knows, one with a word that goes on and on. */
export const UNPLACED = `The raccoons of ${ENDLESS} are back on Fridays. The moon is full above the yard. A gull sits on the mast.`;
/** A trouble without a figure. */
export const UNCOUNTED = {
  companyActivity: undefined,
  otherChallenge: "Callbacks on weekends eat us alive and Gord is the only one who takes them.",
  aiExperience: undefined,
  aiFriction: undefined,
};
/** Figures of which only their weight says that they belong together. */
export const WEIGHED = {
  ...UNCOUNTED,
  otherChallenge:
    "Torn linings. 200 coats came back last year. Each one costs us $22 for the lining, and then Odette spends half an hour on it, she's on $28 an hour. We cleaned 9,000 coats, so it is no disaster, but the same sleeves do it every time.",
};
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
  const submit = async (email = endlessAddress(), some: Record<string, unknown> = {}) => {
    const data = submission({
      ...some,
      companyName: name,
      executiveName: name,
      executiveEmail: email,
      executiveTitle: name,
    });
    const { assessmentId } = await post<{ assessmentId: string }>("/api/assessments", data);
    return assessmentId;
  };
  const heldEmail = endlessAddress();
  const twinEmail = endlessAddress();
  const [twin] = [await submit(twinEmail), await submit(twinEmail)];
  // The device holds the key to what it submitted last, so that the user comes to own it.
  const unplaced = await submit(endlessAddress(), { aiFriction: UNPLACED });
  const uncounted = await submit(endlessAddress(), UNCOUNTED);
  const weighed = await submit(endlessAddress(), WEIGHED);
  const [locked, unlocked] = [await submit(heldEmail), await submit()];
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
  const saverEmail = endlessAddress();
  const answers = submission({ companyName: name, executiveName: name });
  for (const email of [saverEmail, heldEmail])
    await post("/api/drafts", { email, answers, step: 3, remind: false, mayContact: email === saverEmail });
  await post("/api/your-data", { email: heldEmail });
  const newcomer = await register({ email: endlessAddress(), password: PASSWORD });
  const dashboard = await post<{ token: string }>("/api/auth/login", admin());
  const byAdmin = async <Answer>(path: string, data: unknown) => {
    const headers = { Authorization: `Bearer ${dashboard.token}` };
    const answer = await request.post(path, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    const made: Answer = await answer.json();
    return made;
  };
  const group = await makeGroup(byAdmin, async (code) => {
    const executiveEmail = `${endlessAddress().split("@")[0]?.slice(0, 20)}@${crypto.randomUUID()}.ca`;
    const data = submission({ companyName: name, executiveName: name, executiveEmail });
    const { assessmentId } = await post<{ assessmentId: string }>("/api/assessments", data);
    await post("/api/validate-coupon", { code, assessmentId });
  });
  return {
    unlocked,
    locked,
    twin,
    unplaced,
    uncounted,
    weighed,
    group,
    shared: tokenIn(shared),
    team: waiting.token,
    teamWaiting: waiting.id,
    teamClosed: closed.id,
    dataLink: await dataLink(heldEmail),
    resumeLink: await resumeLink(saverEmail),
    userEmail,
    tokens: { user: user.token, newcomer: newcomer.token, admin: dashboard.token },
  };
}

type ByAdmin = <Answer>(path: string, data: unknown) => Promise<Answer>;

/** A group of five firms with its report and a link to it. */
export async function makeGroup(
  byAdmin: ByAdmin,
  join: (code: string) => Promise<unknown>,
): Promise<Fixtures["group"]> {
  const code = `GROUP-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
  await byAdmin("/api/admin/coupons", { code });
  const cohort = { name: "Spring evening of the chapter", couponCodes: [code], floor: 5 };
  const { id } = await byAdmin<{ id: string }>("/api/admin/cohorts", cohort);
  for (let turn = 0; turn < 5; turn += 1) await join(code);
  await byAdmin(`/api/admin/cohorts/${id}/publish`, {});
  const { url } = await byAdmin<{ url: string }>(`/api/admin/cohorts/${id}/link`, {});
  return { id, token: url.split("/").at(-1) ?? "" };
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
