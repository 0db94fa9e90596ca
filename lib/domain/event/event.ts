import { z } from "zod";
import { EVENT_LABELS } from "./words";

export type EventName = keyof typeof EVENT_LABELS;
export const EVENT_NAMES = Object.keys(EVENT_LABELS) as [EventName, ...EventName[]];

/** An event as it goes out. Answers about home and about the person's own confidence are never in it. */
export interface OutgoingEvent {
  /** The same each time it is sent, so that the receiver can tell a repeat. */
  id: string;
  type: EventName;
  createdAt: string;
  data: Record<string, string | number | boolean | null>;
}

/** What `GET /api/admin/events` answers: the newest first. */
export const EventLog = z.object({
  isOn: z.boolean(),
  events: z.array(
    z.object({
      id: z.uuid(),
      type: z.enum(EVENT_NAMES),
      assessmentId: z.uuid(),
      companyName: z.string(),
      status: z.enum(["waiting", "delivered"]),
      attempts: z.int(),
      /** A word or status for the last answer; null before the first try. */
      lastAnswer: z.string().nullable(),
      createdAt: z.date(),
      deliveredAt: z.date().nullable(),
    }),
  ),
});
export type EventLog = z.infer<typeof EventLog>;

export const EventId = z.object({ id: z.uuid() });
