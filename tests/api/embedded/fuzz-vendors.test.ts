import { randomInt, randomUUID } from "node:crypto";
import fc from "fast-check";
import { call } from "@/tests/support/client";
import { changedBy, type Edit, editsOf } from "@/tests/support/fuzz/edits";
import { logComplaints } from "@/tests/support/fuzz/log";
import { eventually, type RunningServer, startServer, stopServers } from "@/tests/support/server";
import {
  callEvent,
  type RetellStandIn,
  retellSettings,
  signEvent,
  startRetell,
} from "@/tests/support/stand-ins/retell";
import { type StripeStandIn, startStripe, stripeSettings } from "@/tests/support/stand-ins/stripe";
import { isPaid, payWith, sendWebhook } from "@/tests/support/stripe-system";
import { submitTicked, unlock } from "@/tests/support/submission";

/** By hand for so long; in the suite so often. */
const SECONDS = process.env.FUZZ_SECONDS === undefined ? null : Number(process.env.FUZZ_SECONDS) / 8;
const TIMES = 100;
/** The same each time in the suite, another each time by hand. */
const SEED = Number(
  process.env.FUZZ_SEED ?? (process.env.FUZZ_SECONDS === undefined ? 943_518_356 : randomInt(2 ** 31)),
);

jest.setTimeout(((SECONDS ?? 0) * 4 + 240) * 1000);

let server: RunningServer;
let stripe: StripeStandIn;
let retell: RetellStandIn;
beforeAll(async () => {
  process.stdout.write(`FUZZ_SEED=${SEED}\n`);
  [stripe, retell] = await Promise.all([startStripe(), startRetell()]);
  server = await startServer({
    ...stripeSettings(stripe),
    ...retellSettings(retell),
  });
});
afterAll(async () => {
  await stopServers(server);
  await Promise.all([stripe?.stop(), retell?.stop()]);
});

const manyTimes = (bears: (edits: Edit[], kind: number) => Promise<void>) =>
  fc.assert(fc.asyncProperty(editsOf, fc.nat(99), bears), {
    seed: SEED,
    ...(SECONDS === null
      ? { numRuns: TIMES }
      : { numRuns: 1_000_000, plugins: [fc.interruptAfterTimeLimit(SECONDS * 1000)] }),
  });

const STRIPE_EVENTS = [
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
];

it("whatever Stripe signs is accepted or refused, and unlocks nothing that fits no payment (T47)", async () => {
  const paid = await submitTicked(server.url);
  expect((await payWith(server.url, paid)).status).toBe(200);
  const unpaid = await submitTicked(server.url);
  const intent = stripe.intentOf(paid);
  await manyTimes(async (edits, kind) => {
    const type = STRIPE_EVENTS[kind % STRIPE_EVENTS.length] ?? "";
    const about =
      kind % 2 === 0 ? intent : { ...intent, id: `pi_${randomUUID()}`, metadata: { assessmentId: unpaid } };
    const object = { ...about, payment_intent: about.id, refunded: kind % 3 === 0, status: "lost" };
    const id = `evt_${randomUUID()}`;
    const whole = { id, object: "event", type, data: { object } };
    const { status, text } = await sendWebhook(
      server.url,
      stripe.signed(JSON.stringify(changedBy(whole, edits)) ?? ""),
    );
    expect([status < 500, text]).toEqual([true, text]);
  });
  expect(await isPaid(server.url, unpaid)).toBe(false);
});

it("whatever the voice service signs is accepted or refused (T89)", async () => {
  const id = await submitTicked(server.url);
  await unlock(server.url, id);
  const asked = { phone_number: "+16042345600", assessment_id: id, consent: true };
  expect((await call(`${server.url}/api/call-request`, { body: asked })).status).toBe(202);
  const ordered = await eventually(async () => retell.ordered[0]);
  await manyTimes(async (edits, kind) => {
    const event = ["call_started", "call_ended", "call_analyzed"][kind % 3] ?? "";
    const { call_id, metadata } = ordered;
    const raw = JSON.stringify(changedBy(JSON.parse(callEvent(event, { call_id, metadata })), edits)) ?? "";
    const headers = { "x-retell-signature": await signEvent(raw) };
    const { status, text } = await call(`${server.url}/api/webhooks/voice`, { raw, headers });
    expect([status < 500, text]).toEqual([true, text]);
  });
});

it("afterwards the log tells of no fault, and a card is taken as before", async () => {
  const id = await submitTicked(server.url);
  expect((await payWith(server.url, id)).status).toBe(200);
  expect(logComplaints(server.log())).toEqual([]);
});
