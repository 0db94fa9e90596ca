import { issueToken } from "@/lib/auth/token";
import { openDatabase } from "@/lib/data/database";
import type { Db } from "@/lib/data/store/db";
import { exports } from "@/lib/data/store/exports";
import { storeOf } from "@/lib/data/store/store";
import type { EventName } from "@/lib/domain/event/event";
import { env } from "@/lib/env";
import { makeCohortDeck, makeFile } from "@/lib/files/make-file";
import { cancelQueued, enqueue, enqueueNext, enqueueOnce, queueOf, removeQueued } from "@/lib/jobs/queue";
import { drawCohort, drawReport } from "@/lib/pdf/draw-report";
import type { EventSink } from "@/lib/providers/events/port";
import type { Actor, Context } from "@/lib/services/context";
import { unwiseSettings } from "@/lib/unwise-settings";
import { SHARED_IP } from "./client-ip";
import { keyedHash } from "./keyed-hash";
import { checkLimit } from "./limits";
import { openModelUsage } from "./model-usage";
import { openProviders } from "./providers";
import { vendorHealth, watched } from "./vendor-health";

interface RequestInfo {
  actor: Actor;
  requestId: string;
  /** The client's IP; null for jobs. */
  ip: string | null;
  /** Hashes of the device's owner keys. */
  ownerKeys?: readonly string[];
  drainSoon(): void;
}

/** Composition root: the one place where ports meet their adapters. */
export async function createContext({ ip, ...call }: RequestInfo): Promise<Context> {
  const database = await openDatabase();
  const { store } = database;
  const providers = await openProviders();
  const transaction: Context["transaction"] = (work) =>
    database.transaction((tx) =>
      work({
        ...storeOf(tx),
        emitEvent: (event, assessmentId) => emitEvent(tx, providers.events, event, assessmentId),
        enqueue: (kind, payload, dueAt) => enqueue(tx, kind, payload, dueAt),
        enqueueOnce: (kind, payload, about) => enqueueOnce(tx, kind, payload, about),
        enqueueNext: (kind, payload, inHand) => enqueueNext(tx, kind, payload, inHand),
        cancelQueued: (kind) => cancelQueued(tx, kind),
        removeQueued: (ids) => removeQueued(tx, ids),
      }),
    );
  const health = vendorHealth({ store, transaction, drainSoon: call.drainSoon });
  return {
    ownerKeys: [],
    ...call,
    store,
    ipHash: isKnown(ip) ? keyedHash("address", ip).slice(0, 16) : null,
    takeFromLimit: (limit, subject) => checkLimit(store, limit, { subject, ip: ip ?? undefined }),
    transaction,
    snapshot: (read) => database.snapshot((ask) => read(exports(ask))),
    queue: queueOf(database.prisma),
    issueToken,
    providers: watched(providers, health),
    openModelUsage: (assessmentId, piece) =>
      openModelUsage(database, providers.writer, health, assessmentId, piece),
    renderPdf: (id, parts) => drawReport(id, parts, { isPatient: call.actor.kind === "system" }),
    makeFile,
    makeCohortFile: (type, parts) => (type === "pdf" ? drawCohort(parts) : makeCohortDeck(parts)),
    siteUrl: env().siteUrl,
    deployment: { database: env().databaseMode, advice: unwiseSettings(env()) },
    leadsKeptMonths: env().leadsKeptMonths,
    keyedHash,
    now: () => new Date(),
  };
}

const isKnown = (ip: string | null): ip is string => ip !== null && ip !== SHARED_IP;

async function emitEvent(tx: Db, { isOn }: EventSink, event: EventName, assessmentId: string): Promise<void> {
  const eventId = isOn ? await storeOf(tx).webhookDeliveries.add(event, assessmentId) : null;
  if (eventId !== null) await enqueue(tx, "event", { eventId });
}
