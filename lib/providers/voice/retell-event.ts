import { verify } from "retell-sdk";
import { z } from "zod";
import type { CallEvent } from "@/lib/domain/call/event";
import {
  LINE_CHARACTERS,
  LINES_MOST,
  SUMMARY_CHARACTERS,
  type Transcript,
} from "@/lib/domain/interview/transcript";

const KINDS: Readonly<Record<string, CallEvent["kind"]>> = {
  call_started: "started",
  call_ended: "ended",
  call_analyzed: "analyzed",
};
/** No person answered: what was said, if anything, is no interview. */
const NOT_HELD: ReadonlySet<string> = new Set([
  "voicemail_reached",
  "ivr_reached",
  "dial_busy",
  "dial_failed",
  "dial_no_answer",
  "invalid_destination",
  "telephony_provider_permission_denied",
  "telephony_provider_unavailable",
  "sip_routing_error",
  "marked_as_spam",
  "user_declined",
  "concurrency_limit_reached",
  "no_concurrency_fallback",
  "no_valid_payment",
  "scam_detected",
  "registered_call_timeout",
]);

/** It broke off for a reason of the service's own: whatever was said by then, a person calls instead. */
const isServiceError = (reason: string): boolean => reason.startsWith("error_");

/** Less than this before the line went silent is "Hello?", and no interview. */
const WORDS_BEFORE_SILENCE = 20;

const Line = z.object({ role: z.string(), content: z.string() });
const Message = z.object({
  event: z.string(),
  call: z.object({
    call_id: z.string().min(1).max(200),
    disconnection_reason: z.string().nullish(),
    metadata: z
      .looseObject({ callRequestId: z.uuid().nullish(), assessmentId: z.uuid().nullish() })
      .nullish()
      .catch(null),
    transcript_object: z.array(Line.catch({ role: "", content: "" })).nullish(),
    call_analysis: z
      .object({ call_summary: z.string().nullish().catch(null) })
      .nullish()
      .catch(null),
  }),
});

/**
 * Reads what Retell sent: the signature is over the very bytes. Null where it is not Retell's, or is older than five
 * minutes.
 */
export async function readRetellEvent(
  payload: Uint8Array,
  signature: string | null,
  apiKey: string,
): Promise<CallEvent | "other" | null> {
  const text = new TextDecoder().decode(payload);
  if (signature === null || !(await verify(text, apiKey, signature))) return null;
  const parsed = Message.safeParse(asJson(text));
  if (!parsed.success) return "other";
  const { event, call } = parsed.data;
  const kind = KINDS[event];
  if (kind === undefined) return "other";
  const transcript = transcriptOf(call.transcript_object ?? []);
  return {
    kind,
    providerCallId: call.call_id,
    callRequestId: call.metadata?.callRequestId ?? null,
    assessmentId: call.metadata?.assessmentId ?? null,
    wasHeld: wasHeld(call.disconnection_reason ?? "", transcript),
    transcript,
    summary: storable(call.call_analysis?.call_summary ?? "").slice(0, SUMMARY_CHARACTERS) || null,
  };
}

function wasHeld(reason: string, transcript: Transcript): boolean {
  if (NOT_HELD.has(reason) || isServiceError(reason)) return false;
  const said = transcript.filter(({ speaker }) => speaker === "leader").map(({ text }) => text);
  if (reason !== "inactivity") return said.length > 0;
  return said.join(" ").split(/\s+/).length >= WORDS_BEFORE_SILENCE;
}

function transcriptOf(lines: readonly z.infer<typeof Line>[]): Transcript {
  return lines.slice(0, LINES_MOST).flatMap(({ role, content }) => {
    const text = storable(content).slice(0, LINE_CHARACTERS);
    if (text === "" || (role !== "agent" && role !== "user")) return [];
    return [{ speaker: role === "agent" ? ("agent" as const) : ("leader" as const), text }];
  });
}

/** Without what PostgreSQL cannot store: NUL, and half of a surrogate pair. */
const storable = (text: string): string =>
  text
    .replaceAll("\u0000", "")
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .normalize("NFC")
    .trim();

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
