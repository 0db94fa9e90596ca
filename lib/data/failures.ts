import { Failure } from "@/lib/domain/failure";
import { BODY_INVALID, DATABASE_AWAY } from "@/lib/domain/http-messages";

const RETRY_AFTER_SECONDS = 5;

/** Values that the database refuses. The schemas refuse them first; this is the second net. */
const BAD_VALUE = /\b(22021|22P05|22P02|22003)\b/;
const RETRYABLE = /\b(40001|40P01)\b|P2034/;
/** The codes of PostgreSQL (25006: it is read-only for now, as after a fail-over), and no line number or part of an id that looks like one. */
const AWAY =
  /P1001|P1002|P1008|P1017|P2024|P2028|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|Connection terminated|timeout exceeded|timeout expired|ENOSPC|(?<![:.\w-])(57P01|57P02|57P03|08\d{3}|55P03|57014|25006|53\d{3}|25P03)\b/;

/** Two transactions got into each other's way, and one was rolled back: the same again may well succeed. */
export const isRetryable = (error: unknown): boolean => RETRYABLE.test(textOf(error));

/** What must be there once only is there already. By its code: Next may bundle Prisma's class more than once. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "P2002";

/** A fault of the database in the product's words; anything else as it is. */
export function asFailure(error: unknown): unknown {
  if (error instanceof Failure) return error;
  const text = textOf(error);
  if (BAD_VALUE.test(text)) return new Failure("invalid", BODY_INVALID);
  if (AWAY.test(text) || isRetryable(error)) {
    const away = new Failure("unavailable", DATABASE_AWAY, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    return away.causedBy(error);
  }
  return error;
}

/** Codes stand in different places: Prisma's, the driver adapter's (whose word alone a raw query has), the driver's. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === "object" ? safeJson(error) : String(error);
  const code = "code" in error ? String(error.code) : "";
  const meta = "meta" in error ? `${safeJson(error.meta)} ${adapterTextOf(error.meta)}` : "";
  const cause = error.cause === undefined ? "" : textOf(error.cause);
  return `${error.name} ${code} ${error.message} ${meta} ${cause}`;
}

function adapterTextOf(meta: unknown): string {
  const isFromAdapter = typeof meta === "object" && meta !== null && "driverAdapterError" in meta;
  return isFromAdapter ? textOf(meta.driverAdapterError) : "";
}

function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    return "";
  }
}
