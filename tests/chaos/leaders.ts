import { randomUUID } from "node:crypto";
import { colleague } from "@/tests/fixtures/teams";
import { ANSWERS } from "@/tests/support/interviews";
import { tokenIn } from "@/tests/support/shares";
import { teamTokenIn } from "@/tests/support/team";
import type { Confirmed } from "./confirmed";
import { insist, type Target } from "./insist";

const EXPECTED = 5;

/** What leaders do with a report that they have read: share it, ask the team, answer in writing. */
export async function leadOn(id: string, place: Target, promises: Confirmed): Promise<void> {
  if (place.random() < 0.5) await share(id, place, promises);
  if (place.random() < 0.4) await askTeam(id, place, promises);
  if (place.random() < 0.5) await answerInWriting(id, place, promises);
}

async function share(id: string, place: Target, promises: Confirmed): Promise<void> {
  const path = `/api/assessments/${id}/shares`;
  const made = await insist(place, promises, 201, path, { body: { days: 30, label: "Board" } });
  if (made === null) return;
  const token = tokenIn(made.body.url);
  promises.shares.set(token, { isEnded: false });
  if (place.random() < 0.7) return;
  promises.shares.delete(token);
  const ended = await insist(place, promises, 200, `${path}/${made.body.id}`, { method: "DELETE" });
  if (ended !== null) promises.shares.set(token, { isEnded: true });
}

/** Four of five answer, or all of them, which closes it. */
async function askTeam(id: string, place: Target, promises: Confirmed): Promise<void> {
  const token = await startTeam(id, place, promises);
  if (token === null) return;
  const count = place.random() < 0.5 ? EXPECTED - 1 : EXPECTED;
  const reply = () =>
    insist(place, promises, [200, 201, 409], `/api/team/${token}/replies`, {
      body: { answers: colleague(), replyKey: randomUUID() },
    });
  const sent = await Promise.all(Array.from({ length: count }, reply));
  if (sent.every((answer) => answer !== null)) promises.replies.set(id, count);
}

/** The link is said once: where the answer to that was lost, the leader deletes the check and starts again. */
async function startTeam(id: string, place: Target, promises: Confirmed): Promise<string | null> {
  const path = `/api/assessments/${id}/team`;
  for (;;) {
    const made = await insist(place, promises, [201, 409], path, { body: { expected: EXPECTED } });
    if (made === null) return null;
    if (made.status === 201) return teamTokenIn(made.body.url);
    if ((await insist(place, promises, [200, 404], path, { method: "DELETE" })) === null) return null;
  }
}

async function answerInWriting(id: string, place: Target, promises: Confirmed): Promise<void> {
  const sent = await insist(place, promises, 202, `/api/assessments/${id}/interview`, {
    body: { answers: ANSWERS },
    headers: { "Idempotency-Key": randomUUID() },
  });
  if (sent !== null) promises.interviews.add(id);
}
