import type { OutgoingEvent } from "@/lib/domain/event/event";

/** Whoever is told what happens. */
export interface EventSink {
  readonly name: "none" | "webhook";
  /** False where nobody is told, and nothing is kept for telling. */
  readonly isOn: boolean;
  /** Tells one event; throws `NotDelivered` where it was not taken. */
  deliver(event: OutgoingEvent): Promise<void>;
}

/** The reason is a status or a word, never an address or an answer's text. */
export class NotDelivered extends Error {
  override readonly name = "NotDelivered";

  constructor(readonly reason: string) {
    super(`The event was not taken: ${reason}.`);
  }
}

export const noEvents: EventSink = { name: "none", isOn: false, deliver: async () => undefined };
