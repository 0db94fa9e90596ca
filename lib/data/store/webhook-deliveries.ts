import type { z } from "zod";
import { EventLog, type EventName } from "@/lib/domain/event/event";
import type { Db } from "./db";

const SHOWN = 200;

const Stored = EventLog.shape.events.element.pick({
  id: true,
  type: true,
  assessmentId: true,
  status: true,
  createdAt: true,
});
export type StoredEvent = z.infer<typeof Stored>;

/** What the chapter's systems are told. Each happens once for an assessment, so its name and the id are its key. */
export const webhookDeliveries = (db: Db) => ({
  /** Null where it was decided on before. */
  async add(type: EventName, assessmentId: string): Promise<string | null> {
    const rows = await db.outgoingEvent.createManyAndReturn({
      data: [{ type, assessmentId }],
      skipDuplicates: true,
      select: { id: true },
    });
    return rows[0]?.id ?? null;
  },

  async find(id: string): Promise<StoredEvent | null> {
    const row = await db.outgoingEvent.findUnique({ where: { id } });
    return row && Stored.parse(row);
  },

  async noteTry(id: string, lastAnswer: string, deliveredAt: Date | null): Promise<void> {
    await db.outgoingEvent.updateMany({
      where: { id },
      data: {
        attempts: { increment: 1 },
        lastAnswer,
        ...(deliveredAt === null ? {} : { status: "delivered", deliveredAt }),
      },
    });
  },

  /** To be told once more. False where there is no such event. */
  async open(id: string): Promise<boolean> {
    const { count } = await db.outgoingEvent.updateMany({ where: { id }, data: { status: "waiting" } });
    return count === 1;
  },

  /** Those that were tried and are not delivered. */
  countRefused: (): Promise<number> =>
    db.outgoingEvent.count({ where: { status: "waiting", attempts: { gt: 0 } } }),

  async list(): Promise<EventLog["events"]> {
    const rows = await db.outgoingEvent.findMany({
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      take: SHOWN,
      include: { assessment: { select: { companyName: true } } },
    });
    return EventLog.shape.events.parse(rows.map(({ assessment, ...row }) => ({ ...row, ...assessment })));
  },
});
