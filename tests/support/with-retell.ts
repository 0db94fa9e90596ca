import { call } from "./client";
import { eventually } from "./server";
import { type RetellStandIn, retellSettings, signEvent, startRetell } from "./stand-ins/retell";
import { redeem, submit } from "./submission";
import { startTwoServers, type TwoServers } from "./two-servers";

let turn = 0;
/** A number that may be called, another one each time. */
const freshNumber = () => `+1604${String(2_345_600 + (turn++ % 1000)).padStart(7, "0")}`;

/** Two servers on one PostgreSQL whose calls Retell's stand-in makes, for the tests of one file. */
export function withRetell(hours?: string) {
  let servers: TwoServers;
  let retell: RetellStandIn;
  beforeAll(async () => {
    retell = await startRetell();
    servers = await startTwoServers(retellSettings(retell, hours));
  });
  afterAll(async () => {
    await servers?.stop();
    await retell?.stop();
  });
  beforeEach(() => retell.reset());

  const unlocked = async () => {
    const id = await submit(servers.one.url);
    await redeem(servers.one.url, id);
    return id;
  };
  const ask = (assessment_id: string, some: Record<string, unknown> = { consent: true }) =>
    call(`${servers.one.url}/api/call-request`, {
      body: { phone_number: freshNumber(), assessment_id, ...some },
    });
  const stateOf = async (assessmentId: string) => {
    const [row] = await servers.query<{ status: string; provider_call_id: string | null; attempts: number }>(
      "SELECT status, provider_call_id, attempts FROM call_requests WHERE assessment_id = $1",
      [assessmentId],
    );
    return row;
  };
  const called = async () => {
    const id = await unlocked();
    expect((await ask(id)).status).toBe(202);
    const row = await eventually(async () => {
      const state = await stateOf(id);
      return state?.provider_call_id ? state : null;
    });
    const ordered = retell.ordered.find(({ metadata }) => metadata.assessmentId === id);
    return { id, callId: row.provider_call_id ?? "", metadata: ordered?.metadata };
  };
  const sendWebhook = async (body: string, signature?: string, on = 0) =>
    call(`${servers.url(on)}/api/webhooks/voice`, {
      raw: body,
      headers: { "x-retell-signature": signature ?? (await signEvent(body)) },
    });

  return {
    get servers() {
      return servers;
    },
    get retell() {
      return retell;
    },
    unlocked,
    ask,
    stateOf,
    called,
    sendWebhook,
  };
}
