import { randomInt, randomUUID } from "node:crypto";
import {
  bearer,
  freshEmail,
  fromPage,
  type Person,
  registerUser,
  signInAsAdmin,
} from "@/tests/support/accounts";
import { call, freshIp, type HttpResponse, retryOn503 } from "@/tests/support/client";
import { mails } from "@/tests/support/outbox";
import { eventually, type RunningServer } from "@/tests/support/server";
import { shareOf, tokenIn } from "@/tests/support/shares";
import { redeem, submit, submitOwned } from "@/tests/support/submission";
import { askTeam, teamTokenIn } from "@/tests/support/team";
import { send } from "./send";

/** Who sends it. `known`: signed in by a token; `page`: by the cookie, from one of our own pages. */
export type CallerKind = "visitor" | "known user" | "page user" | "known admin" | "page admin" | "forged";

export interface FuzzData {
  /** What only its owner and the admins may ever be shown. */
  readonly secrets: readonly string[];
  /** A text with its `$words` replaced by what they stand for now. */
  named(text: string, me: Person | null): Promise<string>;
  /** A signed-in account to send requests as; `once` for endpoints that end its session. */
  person(kind: CallerKind, once: boolean): Promise<Person | null>;
  /** After a 401: an account whose session has ended is replaced. */
  refused(kind: CallerKind): Promise<void>;
  headersOf(kind: CallerKind, person: Person | null): Record<string, string>;
}

/** So often a thing is used before another takes its place: assessments have limits of their own. */
const USES = 20;
/** A report is written, drawn and mailed by then, on a busy machine too. */
const PDF_WITHIN_MS = 180_000;
const UNPLACED = "The raccoons are back on Fridays";
export const CRON_SECRET = "a-timer-secret-that-nobody-else-has";

/** People, assessments and secrets on a running server, for calls about them. */
export async function populate(server: RunningServer): Promise<FuzzData> {
  const admin = await signInAsAdmin(server);
  const asAdmin = async (path: string, body?: unknown): Promise<HttpResponse> => {
    const response = await retryOn503(() => call(`${server.url}${path}`, { headers: bearer(admin), body }));
    if (response.status >= 300) throw new Error(`${path}: ${response.status} ${response.text}`);
    return response;
  };
  const victims = await plantVictims(server, asAdmin);
  const people = { user: await registerUser(server), admin };
  const submitOne = () => submit(server.url, { executiveEmail: freshEmail() });
  const unlocked = async () => {
    const id = await submitOne();
    await retryOn503(() => redeem(server.url, id));
    return id;
  };
  const { csrfToken, csrfCookie } = await csrfOf(server);
  await eventually(
    async () => mails(server.dataDir).some(({ attachments }) => attachments.length > 0),
    PDF_WITHIN_MS,
  );
  const unsubscribe = await eventually(
    async () =>
      /unsubscribe\?token=([\w.-]+)/.exec(
        mails(server.dataDir)
          .map(({ text }) => text)
          .join(),
      )?.[1],
  );
  const messageId = (await asAdmin("/api/admin/outbox?limit=200")).body.messages.find(
    (line: { attachments: number }) => line.attachments > 0,
  ).id;
  const campaign = (await asAdmin("/api/admin/campaigns", { code: "changing", label: "Changing" })).body.id;
  const coupon = (await asAdmin("/api/admin/coupons", { code: "CHANGING" })).body.id;
  const cohort = async () =>
    (await asAdmin("/api/admin/cohorts", { name: "Spring", couponCodes: ["CHANGING"] })).body.id;
  const roadmap = await eventually(async () => (await asAdmin("/api/admin/roadmaps")).body.roadmaps[0]?.id);
  await asAdmin("/api/call-request", { phone_number: "+16042345601", assessment_id: await unlocked() });
  const wish = (await asAdmin("/api/admin/call-requests")).body.callRequests[0]?.id;
  const spare = async () =>
    (await asAdmin("/api/admin/users", { email: freshEmail(), role: "user" })).body.id;

  const shared = await unlocked();
  const share = async (label: string) =>
    (await retryOn503(() => shareOf(server.url, shared, { label }))).body;
  const [reading, ended] = [await share("Reading"), await share("To be ended")];

  const askNew = async () => {
    const id = await unlocked();
    return { id, url: (await retryOn503(() => askTeam(server.url, id))).body.url };
  };
  const { id: asked } = await askNew();

  const names: Record<string, (me: Person) => string | Promise<string>> = {
    $open: renewed(submitOne),
    // By no code, so that a card may.
    $unpaid: renewed(submitOne),
    $paid: renewed(unlocked),
    // With a sentence that no list knows.
    $unplaced: renewed(() => submit(server.url, { aiFriction: UNPLACED, executiveEmail: freshEmail() })),
    $unowned: submitOne,
    $disposable: renewed(submitOne),
    $spareUser: renewed(spare),
    // Never deleted.
    $invited: renewed(spare),
    $linked: () => victims.linkedId,
    $shared: () => shared,
    $shareId: () => ended.id,
    $shareToken: () => tokenIn(reading.url),
    $asked: () => asked,
    $teamToken: renewed(async () => teamTokenIn((await askNew()).url)),
    $roadmap: () => roadmap,
    $coupon: () => coupon,
    // Never deleted.
    $cohort: renewed(cohort),
    $spareCohort: renewed(cohort),
    $campaign: () => campaign,
    $message: () => messageId,
    $call: () => wish,
    $unsubscribe: () => unsubscribe,
    $csrfToken: () => csrfToken,
    $csrfCookie: () => csrfCookie,
    $cronSecret: () => CRON_SECRET,
    $myEmail: ({ email }) => email,
    $password: ({ password }) => password,
    $email: freshEmail,
    $uuid: () => randomUUID(),
    $phone: () => `+1604${randomInt(2_345_600, 2_995_600)}`,
    $campaignCode: () => `link-${randomUUID().slice(0, 8)}`,
    $code: () => `CODE-${randomUUID().slice(0, 8)}`,
  };

  return {
    secrets: victims.secrets,
    async named(text, me) {
      let whole = text;
      for (const [word] of text.matchAll(/\$[a-z][A-Za-z]+/g)) {
        const name = names[word];
        if (name === undefined) continue;
        const meant = await name(me ?? people.user);
        whole = whole.replace(word, () => meant);
      }
      return whole;
    },
    async person(kind, once) {
      if (kind === "visitor" || kind === "forged") return null;
      if (once) return registerUser(server);
      return people[whoIs(kind)];
    },
    async refused(kind) {
      const who = whoIs(kind);
      if (await isSignedIn(server, people[who])) return;
      people[who] = who === "admin" ? await signInAsAdmin(server) : await registerUser(server);
    },
    headersOf(kind, person) {
      if (person === null)
        return kind === "forged" ? { Authorization: `Bearer ${"eyJ".repeat(20)}.e30.x` } : {};
      return kind.startsWith("page") ? fromPage(server.url, person) : bearer(person);
    },
  };
}

const whoIs = (kind: CallerKind) => (kind.endsWith("admin") ? "admin" : "user");

interface Victims {
  /** An unlocked assessment whose link is public. */
  linkedId: string;
  secrets: string[];
}

/** Two people with something to hide: one whose link is known, and one without a known link. */
async function plantVictims(
  server: RunningServer,
  asAdmin: (path: string, body?: unknown) => Promise<HttpResponse>,
): Promise<Victims> {
  const canary = () => `canary-${randomUUID()}`;
  const [hiddenMail, linkedMail, accountMail, note] = [canary(), canary(), canary(), canary()];
  const typed = Array.from({ length: 4 }, canary);
  const { id: hiddenId, device } = await submitOwned(server.url, {
    executiveName: typed[0],
    companyName: typed[1],
    otherChallenge: typed[2],
    aiFriction: typed[3],
    executiveEmail: `${hiddenMail}@example.com`,
  });
  const linked = await submitOwned(server.url, { executiveEmail: `${linkedMail}@example.com` });
  const linkedId = linked.id;
  const code = `HIDDEN-${randomUUID().slice(0, 8).toUpperCase()}`;
  await asAdmin("/api/admin/coupons", { code });
  for (const id of [hiddenId, linkedId]) {
    await retryOn503(() => redeem(server.url, id, code));
    await asAdmin(`/api/admin/leads/${id}/notes`, { text: note });
  }
  const owner = await registerUser(server, `${accountMail}@example.com`, hiddenId, device);
  await retryOn503(() =>
    call(`${server.url}/api/user/link-assessment`, {
      headers: { ...bearer(owner), ...linked.device },
      body: { assessmentId: linkedId },
    }),
  );
  return {
    linkedId,
    secrets: [
      hiddenId,
      hiddenMail,
      linkedMail,
      accountMail,
      note,
      ...typed,
      code,
      owner.id,
      owner.token,
      "argon2id",
    ],
  };
}

async function csrfOf({ url }: RunningServer): Promise<{ csrfToken: string; csrfCookie: string }> {
  const { body, headers } = await call(`${url}/api/auth/csrf`);
  const csrfCookie = headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .find((cookie) => cookie.includes("csrf-token="));
  return { csrfToken: body.csrfToken, csrfCookie: csrfCookie ?? "" };
}

async function isSignedIn({ url }: RunningServer, person: Person): Promise<boolean> {
  const headers = { ...bearer(person), "X-Forwarded-For": freshIp() };
  const asked = { method: "GET", target: "/api/auth/verify", headers, body: undefined };
  return (await send(url, asked)).status === 200;
}

/** The same thing a few times over, then another one. */
function renewed<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let uses = 0;
  let current: Promise<Value> | undefined;
  return () => {
    if (current === undefined || uses % USES === 0) current = make();
    uses += 1;
    return current;
  };
}
