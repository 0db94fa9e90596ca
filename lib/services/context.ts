import type { Store } from "@/lib/data/store/store";
import type { EventName } from "@/lib/domain/event/event";
import type { FailedJob, JobKind, JobPayloads } from "@/lib/domain/job";
import type { ReportParts } from "@/lib/domain/report/document/document";
import type { Advice } from "@/lib/domain/settings/advice";
import type { Role } from "@/lib/domain/user/role";
import type { GeneratedKind } from "@/lib/domain/writing/generated-kinds";
import type { WritingUsage } from "@/lib/domain/writing/usage";
import type { EmailSender } from "@/lib/providers/email/port";
import type { EventSink } from "@/lib/providers/events/port";
import type { Payments } from "@/lib/providers/payments/port";
import type { Voice } from "@/lib/providers/voice/port";
import type { ModelUsage, Writer } from "@/lib/providers/writer/port";

/** Who is calling. The role is read from the database at each request. */
export type Actor =
  | { kind: "visitor" }
  | { kind: "user"; userId: string; role: Role; sessionId: string; mustSetPassword: boolean }
  | { kind: "system" };

/** The store inside one transaction. Work enqueued here exists only if the transaction commits. */
export type Transaction = Store & {
  /** Has the chapter's systems told of it, where there are any; each event of an assessment once. */
  emitEvent(event: EventName, assessmentId: string): Promise<void>;
  enqueue<Kind extends JobKind>(kind: Kind, payload: JobPayloads[Kind], dueAt?: Date): Promise<void>;
  /** The same, unless work of this kind is waiting or in hand; says whether it was added. */
  enqueueOnce<Kind extends JobKind>(kind: Kind, payload: JobPayloads[Kind]): Promise<boolean>;
  /** Adds the next part of work that is in hand, unless that was cancelled meanwhile; says whether it was added. */
  enqueueNext<Kind extends JobKind>(
    kind: Kind,
    payload: JobPayloads[Kind],
    inHand: Readonly<Record<string, string>>,
  ): Promise<boolean>;
  /** Takes back all work of a kind that is not done yet; says whether there was any. */
  cancelQueued(kind: JobKind): Promise<boolean>;
  /** Removes all trace of work that names one of these ids, be it done or not. */
  removeQueued(ids: readonly string[]): Promise<void>;
};

/** What is known of queued work outside any transaction. */
export interface Queue {
  /** Whether work of a kind, or work of that kind with these ids, is waiting or in hand. */
  isQueued(kind: JobKind, about?: Readonly<Record<string, string | undefined>>): Promise<boolean>;
  /** Those of the ids that no work of a kind names, be it waiting or in hand. */
  listUnqueued<Kind extends JobKind>(
    kind: Kind,
    field: keyof JobPayloads[Kind] & string,
    ids: readonly string[],
  ): Promise<string[]>;
  /** Work that was tried as often as it may be. */
  listFailed(): Promise<FailedJob[]>;
  /** Has failed work tried again, as often as new work. False where there is no such work. */
  retryFailed(id: string): Promise<boolean>;
}

/** Counts what the writing of one piece takes, within the budget; at the end it knows who wrote. */
export type PieceUsage = ModelUsage & { usage(): WritingUsage };

/** Everything a verb may use: who calls, what is stored, the outside world, and the clock. */
export interface Context {
  actor: Actor;
  requestId: string;
  /** A keyed hash of the caller's address; null where none is known. */
  ipHash: string | null;
  /** Hashes of the owner keys that the caller's device holds: each proves one assessment to be theirs. */
  ownerKeys: readonly string[];
  store: Store;
  /** One transaction. Nothing outside the database is called from within. */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * Reads page by page what must fit together: on PostgreSQL all of it sees the same moment. The embedded database
   * has one connection, which the reader does not keep; there each row is seen once.
   */
  snapshot<Item>(read: (exports: Store["exports"]) => AsyncGenerator<Item>): AsyncGenerator<Item>;
  queue: Queue;
  providers: { writer: Writer; payments: Payments; email: EmailSender; voice: Voice; events: EventSink };
  /** How this deployment is set up, as far as admins may know. */
  deployment: { database: "embedded" | "postgres"; advice: readonly Advice[] };
  /** Opens the book for one piece of writing. */
  openModelUsage(assessmentId: string, piece: GeneratedKind): PieceUsage;
  /** The PDF of an assessment's report. Refuses a caller where too many are being drawn; a job waits. */
  renderPdf: PdfRenderer;
  /** The product's own address, for links in e-mail: no header of a request decides it. */
  siteUrl: string;
  /** After how many months a lead that came to nothing loses its name; null where it never does. */
  leadsKeptMonths: number | null;
  /** Takes one from a limit that only the verb can name the subject of; refuses where none is left. */
  takeFromLimit(limit: LimitOfVerbs, subject: string): Promise<void>;
  /** A hash that only this product can make, with a key of its own for each purpose. */
  keyedHash(purpose: string, value: string): string;
  /** The token of a session, of the very kind that the sign-in cookie holds. */
  issueToken(session: SessionGrant): Promise<string>;
  /** Starts due work once the answer is out. */
  drainSoon(): void;
  now(): Date;
}

/** What a token says. It is believed only while the database agrees. */
export interface SessionGrant {
  sessionId: string;
  userId: string;
  tokenVersion: number;
  expiresAt: Date;
}

/** Those whose subject, or whose need, only the verb knows. */
export type LimitOfVerbs =
  | "callPerAssessment"
  | "callPerNumber"
  | "lockoutNotice"
  | "refusedNews"
  | "reportWriting"
  | "resetAgain"
  | "resetLink"
  | "share"
  | "sharedOpened";

export type PdfRenderer = (assessmentId: string, report: ReportParts) => Promise<Uint8Array>;

/** A user with a temporary password is no admin yet. */
export const isAdmin = (actor: Actor): boolean =>
  actor.kind === "user" && actor.role === "admin" && !actor.mustSetPassword;
