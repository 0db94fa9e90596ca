import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { colleague, unknowing } from "../fixtures/teams";
import { bearer, registerUser, signInAsAdmin } from "../support/accounts";
import { call } from "../support/client";
import { startDraft } from "../support/drafts";
import { eventually, type RunningServer, startServer } from "../support/server";
import { shareOf, tokenIn } from "../support/shares";
import { submission, submitOwned, unlock } from "../support/submission";
import { askTeam, replyTo, teamTokenIn } from "../support/team";
import { type Fixtures, makeGroup, UNCOUNTED, WEIGHED } from "./fixtures";
import { dataLink, resumeLink } from "./people";

/** Enough for a full first page of leads. */
const LEADS = 60;

/** A server of its own, on a new database with invented leads, which are the same each time. */
export async function startWithLeads(): Promise<RunningServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "readiness-pictures-"));
  const seed = spawnSync(
    process.execPath,
    ["node_modules/.bin/tsx", "prisma/seed.ts", "--assessments", String(LEADS)],
    { env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: "error" }, encoding: "utf8" },
  );
  if (seed.status !== 0) throw new Error(`Seeding failed: ${seed.stdout}${seed.stderr}`);
  return startServer({ DATA_DIR: dataDir, LOG_LEVEL: "error" });
}

/** What the screens show: the sample's firm, with names as long as names mostly are. */
export async function pictureData(server: RunningServer): Promise<Fixtures> {
  const { url } = server;
  const locked = await submitOwned(url, { companyName: "Halden Creek Interiors Ltd." });
  const unplaced = await submitOwned(url, {
    aiFriction: "Half our installers have no broadband. The forestry officer wants everything logged.",
  });
  const uncounted = await submitOwned(url, UNCOUNTED);
  const weighed = await submitOwned(url, WEIGHED);
  const { id: unlocked, device } = await submitOwned(url);
  await unlock(url, unlocked);
  await call(`${url}/api/assessments/${unlocked}/report`, { headers: device });
  await eventually(async () => {
    const { body } = await call(`${url}/api/assessments/${unlocked}`, { headers: device });
    return body.assessment?.roadmapGenerated;
  });
  const userEmail = "m.osei@example.com";
  const user = await registerUser(server, userEmail, unlocked, device);
  const shared = await shareOf(url, unlocked, { label: "The board" }, { ...bearer(user), ...device });
  const asked = async (expected: number) => {
    const { id, device: theirs } = await submitOwned(url);
    await unlock(url, id);
    return { id, token: teamTokenIn((await askTeam(url, id, expected, theirs)).body.url) };
  };
  const [waiting, closed] = [await asked(5), await asked(4)];
  for (const answers of [unknowing(), unknowing(), colleague({ posture: "curious" }), colleague()])
    await replyTo(url, closed.token, answers);
  for (let turn = 0; turn < 3; turn += 1) await replyTo(url, waiting.token);
  const [heldEmail, saverEmail] = ["d.vance@example.com", "p.arsenault@example.com"];
  await submitOwned(url, { companyName: "Vance Marine Supply Ltd.", executiveEmail: heldEmail });
  const saved = [
    { companyName: "Arsenault Orchards", executiveName: "Paul Arsenault", email: saverEmail, step: 3 },
    {
      companyName: "Cedar Ridge Millwork",
      executiveName: "Ines Moreau",
      email: "i.moreau@example.com",
      step: 5,
    },
    { companyName: "", executiveName: "", email: heldEmail, step: 1 },
  ];
  for (const { email, step, ...named } of saved)
    await startDraft(url, { email, step, answers: submission(named), mayContact: email !== heldEmail });
  await call(`${url}/api/your-data`, { body: { email: heldEmail } });
  const newcomer = await registerUser(server, "new@example.com");
  const admin = await signInAsAdmin(server);
  const again = { companyName: "Vance Marine Supply", executiveEmail: heldEmail };
  const { id: twin } = await submitOwned(url, again);
  return {
    unlocked,
    locked: locked.id,
    twin,
    unplaced: unplaced.id,
    uncounted: uncounted.id,
    weighed: weighed.id,
    group: await groupOf(url, bearer(admin)),
    shared: tokenIn(shared.body.url),
    team: waiting.token,
    teamWaiting: waiting.id,
    teamClosed: closed.id,
    dataLink: await dataLink(heldEmail, server.dataDir),
    resumeLink: await resumeLink(saverEmail, server.dataDir),
    userEmail,
    tokens: { user: user.token, newcomer: newcomer.token, admin: admin.token },
  };
}

function groupOf(url: string, headers: Record<string, string>): Promise<Fixtures["group"]> {
  return makeGroup(
    async (path, body) => (await call(`${url}${path}`, { body, headers })).body,
    async (code) => {
      const { id } = await submitOwned(url, { executiveEmail: `ceo@${crypto.randomUUID()}.ca` });
      await unlock(url, id, code);
    },
  );
}
