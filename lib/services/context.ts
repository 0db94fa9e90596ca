import type { Store } from "@/lib/data/store/store";
import type { CohortParts } from "@/lib/domain/cohort/document";
import type { EventName } from "@/lib/domain/event/event";
import type { FailedJob, JobKind, JobPayloads } from "@/lib/domain/job";
import type { ReportParts } from "@/lib/domain/report/document/document";
import type { ReportFileName } from "@/lib/domain/report/file-kinds";
import type { FileParts } from "@/lib/domain/report/files";
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
  /** Enqueues a webhook delivery, where an endpoint is configured; each event of an assessment once. */
  emitEvent(event: EventName, assessmentId: string): Promise<void>;
  enqueue<Kind extends JobKind>(kind: Kind, payload: JobPayloads[Kind], dueAt?: Date): Promise<void>;
  /** The same, unless a job of this kind, or one with these ids, is queued or leased; true where it was added. */
  enqueueOnce<Kind extends JobKind>(
    kind: Kind,
    payload: JobPayloads[Kind],
    about?: Readonly<Record<string, string>>,
  ): Promise<boolean>;
  /** Enqueues the next part of a running job, unless that was cancelled meanwhile; true where it was added. */
  enqueueNext<Kind extends JobKind>(
    kind: Kind,
    payload: JobPayloads[Kind],
    inHand: Readonly<Record<string, string>>,
  ): Promise<boolean>;
  /** Cancels all jobs of a kind that are not done yet; true where there were any. */
  cancelQueued(kind: JobKind): Promise<boolean>;
  /** Removes all trace of work that names one of these ids, be it done or not. */
  removeQueued(ids: readonly string[]): Promise<void>;
};

/** What is known of queued work outside any transaction. */
export interface Queue {
  /** Whether a job of a kind, or one with these ids, is queued or leased. */
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

/** Model usage of one generated text, within the budget; at the end it names the writer. */
export type PieceUsage = ModelUsage & { usage(): WritingUsage };

/** Everything a verb may use: who calls, what is stored, the outside world, and the clock. */
export interface Context {
  actor: Actor;
  requestId: string;
  /** A keyed hash of the client's IP; null where it is unknown. */
  ipHash: string | null;
  /** Hashes of the device's owner keys: each proves the ownership of one assessment. */
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
  /** Opens the model usage of one generated text. */
  openModelUsage(assessmentId: string, piece: GeneratedKind): PieceUsage;
  /** The PDF of an assessment's report. Refuses a request where too many are in line; a job waits. */
  renderPdf: PdfRenderer;
  /** A file of a report to work with, such as its plan as a calendar. */
  makeFile: FileMaker;
  /** The report of a group of firms, as a file. */
  makeCohortFile: CohortFileMaker;
  /** The product's own URL, for links in email: no header of a request decides it. */
  siteUrl: string;
  /** After how many months a lead that came to nothing loses its name; null where it never does. */
  leadsKeptMonths: number | null;
  /** Rate limit whose subject only the verb knows; refuses where no token is left. */
  takeFromLimit(limit: LimitOfVerbs, subject: string): Promise<void>;
  /** A hash that only this product can make, with a key of its own for each purpose. */
  keyedHash(purpose: string, value: string): string;
  /** The token of a session, of the very kind that the sign-in cookie holds. */
  issueToken(session: SessionGrant): Promise<string>;
  /** Runs due jobs after the response. */
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
  | "asked"
  | "callPerAssessment"
  | "callPerNumber"
  | "comparison"
  | "dataLink"
  | "interviewPerAssessment"
  | "lockoutNotice"
  | "refusedWebhook"
  | "reportWriting"
  | "resetAgain"
  | "resetLink"
  | "reminder"
  | "share"
  | "sharedOpened"
  | "target"
  | "teamCheck";

export type FileMaker = (name: ReportFileName, parts: FileParts) => Promise<Uint8Array>;
export type CohortFileMaker = (type: "pdf" | "pptx", parts: CohortParts) => Promise<Uint8Array>;
export type PdfRenderer = (assessmentId: string, report: ReportParts) => Promise<Uint8Array>;

/** A user with a temporary password is no admin yet. */
export const isAdmin = (actor: Actor): boolean =>
  actor.kind === "user" && actor.role === "admin" && !actor.mustSetPassword;
