import { call, freshIp, race, retryOn503, statuses } from "@/tests/support/client";
import type { RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { redeem, tickedSubmission } from "@/tests/support/submission";

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

it("a chapter evening of forty people behind one address meets no limit (T79)", async () => {
  const from = freshIp();
  const submitted = await race(40, (turn) =>
    retryOn503(() =>
      call(`${server.url}/api/assessments`, {
        body: tickedSubmission({ executiveEmail: `guest${turn}@example.com` }),
        from,
      }),
    ),
  );
  expect(statuses(submitted)).toEqual({ 201: 40 });
  const unlocked = await race(40, (turn) =>
    retryOn503(() => redeem(server.url, submitted[turn]?.body.assessmentId, "EVENING", from)),
  );
  expect(statuses(unlocked)).toEqual({ 200: 40 });
});

it("three open tabs that ask every five seconds for ten minutes meet no limit (T79)", async () => {
  const from = freshIp();
  const { body } = await call(`${server.url}/api/assessments`, { body: tickedSubmission(), from });
  const look = () => call(`${server.url}/api/assessments/${body.assessmentId}`, { from });
  const looksOfATab = 600 / 5;
  for (let seen = 0; seen < 3 * looksOfATab; seen += 60) {
    expect(statuses(await race(60, look))).toEqual({ 200: 60 });
  }
});

it("the health call names adapters and the database, nothing of the machine, and has no limit (T118)", async () => {
  const from = freshIp();
  const responses = await race(150, () => call(`${server.url}/api/health`, { from }));
  expect(statuses(responses)).toEqual({ 200: 150 });
  expect(responses[0]?.body).toEqual({
    status: "ok",
    adapters: {
      database: "embedded",
      writer: "playbook",
      payments: "sandbox",
      email: "outbox",
      voice: "callback_list",
    },
    database: "answers",
  });
});
