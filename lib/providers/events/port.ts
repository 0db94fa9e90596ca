import type { OutgoingEvent } from "@/lib/domain/event/event";

/** Outgoing webhooks: where lead events are sent. */
export interface EventSink {
  readonly name: "none" | "webhook";
  /** False where no endpoint is configured; then no delivery is stored either. */
  readonly isOn: boolean;
  /** Sends one event; throws `NotDelivered` where it was not accepted. */
  deliver(event: OutgoingEvent): Promise<void>;
}

/** The reason is a status or a word, never a URL or a response's text. */
export class NotDelivered extends Error {
  override readonly name = "NotDelivered";

  constructor(readonly reason: string) {
    super(`The event was not taken: ${reason}.`);
  }
}

export const noEvents: EventSink = { name: "none", isOn: false, deliver: async () => undefined };
