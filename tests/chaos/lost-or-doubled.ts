import { call } from "@/tests/support/client";
import type { SentMessage } from "@/tests/support/stand-ins/resend";
import { type Confirmed, unansweredAt } from "./confirmed";
import type { Query } from "./invariants";
import { draftIdIn } from "./savers";

type Wrongs = Record<string, number>;

/** What is asked of the running server: links that lead where they should, drafts as they were saved last. */
export async function wrongAnswers(url: string, promises: Confirmed): Promise<Wrongs> {
  let [draftsLost, sharesLost, sharesOpen] = [0, 0, 0];
  for (const [draftKey, { companyName }] of promises.drafts) {
    const { status, body } = await call(`${url}/api/drafts/resume`, {
      body: {},
      headers: { "Draft-Key": draftKey },
    });
    if (status !== 200 || body.answers.companyName !== companyName) draftsLost += 1;
  }
  for (const [token, { isEnded }] of promises.shares) {
    const { status } = await call(`${url}/s/${token}`);
    if (isEnded && status !== 404) sharesOpen += 1;
    if (!isEnded && status !== 200) sharesLost += 1;
  }
  return {
    "drafts lost or not as saved last": draftsLost,
    "shared links lost": sharesLost,
    "ended links that still open": sharesOpen,
  };
}

/** What is asked of the database: nothing more than was caused, and nothing left of what is over. */
export async function wrongRows(
  query: Query,
  promises: Confirmed,
  sent: readonly SentMessage[],
): Promise<Wrongs> {
  const drafts = new Set((await query("SELECT id::text AS id FROM drafts")).map(({ id }) => String(id)));
  const [shares] = await query("SELECT count(*)::int AS count FROM share_links");
  const teams = await query(`SELECT c.assessment_id::text AS id, c.status,
      (c.result ->> 'answered')::int AS answered,
      (SELECT count(*)::int FROM team_replies r WHERE r.team_check_id = c.id) AS replies
    FROM team_checks c`);
  const interviews = await query(`SELECT i.assessment_id::text AS id, i.transcript IS NOT NULL AS whole,
      (SELECT count(*)::int FROM interview_sections s WHERE s.interview_id = i.id) AS sections
    FROM interviews i WHERE i.kind = 'written'`);
  const counted = new Map(
    teams.map(({ id, status, answered, replies }) => [id, Number(status === "closed" ? answered : replies)]),
  );
  const written = (id: string) => interviews.filter((row) => row.id === id).length;
  const links = new Set(sent.filter(({ key }) => key.startsWith("draft-link:")).map(({ to }) => to));
  const beyond = (is: number, caused: number) => Math.max(0, is - caused);
  return {
    "drafts doubled": beyond(drafts.size, promises.drafts.size + unansweredAt(promises, /^\/api\/drafts$/)),
    "drafts left behind by a submission": [...promises.finished].filter((key) => drafts.has(draftIdIn(key)))
      .length,
    "links to drafts not sent": [...promises.drafts.values()].filter(({ email }) => !links.has(email)).length,
    "shared links doubled": beyond(
      Number(shares?.count),
      promises.shares.size + unansweredAt(promises, /\/shares$/),
    ),
    "replies lost or doubled": [...promises.replies].filter(([id, count]) => counted.get(id) !== count)
      .length,
    "replies kept after closing": teams.filter(({ status, replies }) => status === "closed" && replies !== 0)
      .length,
    "interviews lost": [...promises.interviews].filter((id) => written(id) === 0).length,
    "interviews doubled": interviews.length - new Set(interviews.map(({ id }) => id)).size,
    "interviews unread, or kept word for word": interviews.filter(
      ({ whole, sections }) => whole === true || sections === 0,
    ).length,
  };
}
