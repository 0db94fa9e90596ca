import { randomUUID } from "node:crypto";
import { symmetric } from "retell-sdk/lib/webhook_auth";
import { CALL_HOURS } from "@/lib/domain/call/quiet-hours";
import { callbackList } from "@/lib/providers/voice/callback-list";
import type { CallOrder, Voice } from "@/lib/providers/voice/port";
import { retellVoice } from "@/lib/providers/voice/retell";
import { liveVendor } from "@/tests/support/live-vendor";
import {
  CALL_LINES,
  callEvent,
  RETELL,
  type RetellStandIn,
  signEvent,
  startRetell,
} from "@/tests/support/stand-ins/retell";

let retell: RetellStandIn;
beforeAll(async () => {
  retell = await startRetell();
});
afterAll(() => retell.stop());
beforeEach(() => retell.reset());

const agent = (timeoutMs?: number) =>
  retellVoice({ ...RETELL, baseUrl: retell.url, callsPerDay: 50, hours: CALL_HOURS, timeoutMs });
const order = (some: Partial<CallOrder> = {}): CallOrder => ({
  callRequestId: randomUUID(),
  assessmentId: randomUUID(),
  phoneNumber: live?.CONTRACTS_LIVE_CALL ?? "+16045550134",
  isRepeated: false,
  about: { first_name: "Margaret", question_1: "Which challenge costs the most?" },
  ...some,
});
const bytes = (text: string) => new TextEncoder().encode(text);

const VOICES: [string, () => Voice][] = [
  ["the callback list", () => callbackList],
  ["Retell", () => agent()],
];

/** Retell has no test mode: this rings at the number that is given for it. */
const live = liveVendor("Retell", {
  RETELL_API_KEY: /./,
  RETELL_AGENT_ID: /./,
  VOICE_FROM_NUMBER: /^\+/,
  CONTRACTS_LIVE_CALL: /^\+1/,
});
if (live !== null) {
  const { RETELL_API_KEY: apiKey, RETELL_AGENT_ID: agentId, VOICE_FROM_NUMBER: fromNumber } = live;
  const retellItself = () =>
    retellVoice({ apiKey, agentId, fromNumber, baseUrl: undefined, callsPerDay: 50, hours: CALL_HOURS });
  VOICES.push(["Retell itself", retellItself]);
}

describe.each(VOICES)("%s as a voice", (_, voice) => {
  it("takes an order, and says by which call it is carried out, if by any", async () => {
    const { providerCallId } = await voice().requestCall(order());
    expect(providerCallId === null).toBe(!voice().callsByItself);
  });

  it("believes no message without a signature", async () => {
    const event = bytes(callEvent("call_analyzed", { call_id: "call_1" }));
    expect(await voice().readEvent(event, null)).toBeNull();
    expect(await voice().readEvent(event, "v=1,d=00")).toBeNull();
  });
});

describe("Retell, asked by us", () => {
  it("gets the number, our agent, the questions and our own ids, and nothing else", async () => {
    const one = order();
    const { providerCallId } = await agent().requestCall(one);
    expect(retell.ordered).toEqual([
      {
        from_number: RETELL.fromNumber,
        to_number: one.phoneNumber,
        override_agent_id: RETELL.agentId,
        metadata: { callRequestId: one.callRequestId, assessmentId: one.assessmentId },
        retell_llm_dynamic_variables: one.about,
        call_id: providerCallId,
      },
    ]);
  });

  it.each([
    ["an error", { mode: "refuse", status: 500 }],
    ["too many calls", { mode: "refuse", status: 429 }],
    ["rubbish", { mode: "rubbish" }],
    ["silence", { mode: "hang", does: false }],
  ] as const)(
    "that answers with %s is an outage, not a call, and the number is in no message",
    async (_, behaviour) => {
      retell.behave(behaviour, { path: /create-phone-call/ });
      const error = await agent(600)
        .requestCall(order())
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Error);
      expect(String(error)).not.toContain("5550134");
    },
  );

  it("whose answer was lost is asked for the call before it is ordered again: one call", async () => {
    const one = order();
    retell.behave({ mode: "cut" }, { times: 1 });
    await expect(agent().requestCall(one)).rejects.toThrow();
    const { providerCallId } = await agent().requestCall({ ...one, isRepeated: true });
    expect(retell.ordered).toHaveLength(1);
    expect(providerCallId).toBe(retell.ordered[0]?.call_id);
  });

  it("that cannot be asked for an earlier call is not asked for another", async () => {
    retell.behave({ mode: "refuse", status: 500 }, { path: /list-calls/ });
    await expect(agent().requestCall(order({ isRepeated: true }))).rejects.toThrow();
    expect(retell.ordered).toHaveLength(0);
  });
});

describe("what Retell tells", () => {
  const read = async (body: string) => agent().readEvent(bytes(body), await signEvent(body));

  it("is read into our own words", async () => {
    const metadata = { callRequestId: randomUUID(), assessmentId: randomUUID() };
    expect(await read(callEvent("call_analyzed", { call_id: "call_1", metadata }))).toEqual({
      kind: "analyzed",
      providerCallId: "call_1",
      ...metadata,
      wasHeld: true,
      transcript: CALL_LINES.map(({ role, content }) => ({
        speaker: role === "agent" ? "agent" : "leader",
        text: content,
      })),
      summary: "The leader spoke about slow quotes.",
    });
  });

  it("of a call that was not answered is no interview", async () => {
    const body = callEvent("call_ended", {
      call_id: "call_1",
      disconnection_reason: "dial_no_answer",
      transcript_object: [],
    });
    expect(await read(body)).toMatchObject({ kind: "ended", wasHeld: false });
  });

  it.each([
    ["error_no_audio_received", "We lose one bid in five, and nobody knows why. ".repeat(5), false],
    ["error_retell", "Hello?", false],
    ["error_of_tomorrow", "Hello?", false],
    ["inactivity", "Hello?", false],
    ["inactivity", "We lose one bid in five, and nobody knows why. ".repeat(5), true],
    ["user_hangup", "We lose one bid in five.", true],
  ])("that ended with %s after %j: an interview is %p", async (reason, content, wasHeld) => {
    const body = callEvent("call_ended", {
      call_id: "call_1",
      disconnection_reason: reason,
      transcript_object: [{ role: "user", content }],
    });
    expect(await read(body)).toMatchObject({ wasHeld });
  });

  it("about other things is left alone", async () => {
    expect(await read(callEvent("transcript_updated", { call_id: "call_1" }))).toBe("other");
    expect(await read('{"event":"call_ended"}')).toBe("other");
    expect(await read("[]")).toBe("other");
  });

  it("is cleared of what cannot be stored", async () => {
    const body = callEvent("call_ended", {
      call_id: "call_1",
      transcript_object: [{ role: "user", content: "a\u0000b \ud800 c" }, { role: "user", content: 7 }, null],
    });
    expect(await read(body)).toMatchObject({ transcript: [{ speaker: "leader", text: "ab \ufffd c" }] });
  });

  it("counts only with a signature of ours, over these very bytes, of the last five minutes (T87)", async () => {
    const body = callEvent("call_ended", { call_id: "call_1" });
    const voice = agent();
    const old = await symmetric.sign(body, RETELL.apiKey, Date.now() - 6 * 60_000);
    for (const [text, signature] of [
      [body, await signEvent(body, "key_of_another")],
      [body, old],
      [`${body} `, await signEvent(body)],
      [JSON.stringify(JSON.parse(body), null, 1), await signEvent(body)],
      [body, ""],
    ] as const) {
      expect(await voice.readEvent(bytes(text), signature)).toBeNull();
    }
    expect(await voice.readEvent(bytes(body), await signEvent(body))).not.toBeNull();
  });
});
