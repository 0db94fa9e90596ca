import type { CallEvent } from "@/lib/domain/call/event";
import type { CallHours } from "@/lib/domain/call/quiet-hours";

export interface CallOrder {
  callRequestId: string;
  assessmentId: string;
  /** E.164. */
  phoneNumber: string;
  /** True where an earlier attempt has an unknown outcome: the call may exist. */
  isRepeated: boolean;
  /** What the agent may refer to, by name. */
  about: Record<string, string>;
}

export interface Voice {
  readonly name: "callback_list" | "retell";
  /** True where a machine calls; false where the request waits for a person. */
  readonly callsByItself: boolean;
  /** In E.164, what shows when a machine calls; null where a person does. */
  readonly fromNumber: string | null;
  /** The most calls in 24 hours; beyond them a person calls. */
  readonly callsPerDay: number;
  /** When the agent may call. */
  readonly hours: CallHours;
  /** Orders one call. Given again for the same request with `isRepeated`, it is still one. */
  requestCall(order: CallOrder): Promise<{ providerCallId: string | null }>;
  /** What the voice service tells; `other` where it is of no interest, null where it is not signed by it. */
  readEvent(payload: Uint8Array, signature: string | null): Promise<CallEvent | "other" | null>;
}
