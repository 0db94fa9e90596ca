import { z } from "zod";
import type { FuzzResponse, Sent } from "./send";

const LONGEST_MS = 5_000;
/** A body that is not taken is looked at and no more. */
const LONGEST_REFUSAL_MS = 1_500;
const NOT_TAKEN: ReadonlySet<number> = new Set([400, 413, 415]);

/** How long the answer may take: what is asked for may need its time, to say no may not. */
export const longestMs = ({ body }: Sent, { status }: FuzzResponse): number =>
  body !== undefined && NOT_TAKEN.has(status) ? LONGEST_REFUSAL_MS : LONGEST_MS;

/** The shape of every refusal, and nothing besides what the specification names. */
const Refusal = z
  .strictObject({
    message: z.string().min(1),
    error: z.string().min(1),
    code: z.string().regex(/^[a-z_]+$/),
    issues: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
    success: z.literal(false).optional(),
    requiresAction: z.boolean().optional(),
    // What is there now, where another admin was first; how many firms a group still lacks.
    current: z.record(z.string(), z.unknown()).optional(),
    missing: z.int().optional(),
  })
  .refine(({ message, error }) => message === error, "message and error differ");

/** NextAuth tells its own page so by this, and no other way. */
const NextAuthRefusal = z.strictObject({ url: z.url() });

/** What is wrong with an answer; nothing where it is as it has to be. */
export function complaints(sent: Sent, response: FuzzResponse, secrets: readonly string[]): string[] {
  const found: string[] = [];
  const { method, target } = sent;
  const { status, headers, text, tookMs } = response;
  if (tookMs > longestMs(sent, response)) found.push(`it took ${Math.round(tookMs)} ms`);
  if (status === 0) found.push(`no answer: ${text}`);
  const isNotConfigured = status === 503 && text.includes('"not_configured"');
  if (status >= 500 && !isNotConfigured) found.push(`status ${status}`);
  const all = `${text}\n${JSON.stringify(headers)}`;
  for (const secret of secrets) if (all.includes(secret)) found.push(`it gives away ${secret}`);
  if (target.startsWith("/api/") && status >= 400 && status < 500 && method !== "HEAD") {
    found.push(...shapeComplaints(target, response));
  }
  return found;
}

function shapeComplaints(target: string, { status, headers, text }: FuzzResponse): string[] {
  const found: string[] = [];
  if (!headers["x-request-id"]) found.push("no X-Request-Id");
  if (headers["cache-control"] !== "private, no-store")
    found.push(`Cache-Control: ${headers["cache-control"]}`);
  if (status === 429 && !(Number(headers["retry-after"]) > 0)) found.push("429 without Retry-After");
  if (status === 405 && !headers.allow && !target.startsWith("/api/auth/")) found.push("405 without Allow");
  if (headers["content-type"] !== "application/json") found.push(`Content-Type: ${headers["content-type"]}`);
  const isNextAuth = status === 401 && target.startsWith("/api/auth/callback");
  const parsed = (isNextAuth ? z.union([Refusal, NextAuthRefusal]) : Refusal).safeParse(parseJson(text));
  if (!parsed.success) found.push(`not the shape of a refusal: ${text.slice(0, 200)}`);
  return found;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
