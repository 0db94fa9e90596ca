import { Failure } from "@/lib/domain/failure";
import { BODY_NOT_JSON, BODY_TOO_LARGE } from "@/lib/domain/http-messages";
import { isTooIntricate } from "./json-shape";

export const BODY_MAX_BYTES = 256 * 1024;
const BODY_MAX_MS = 30_000;
/** So much of a refused body is read all the same: a client that is cut off in the middle may not get the refusal. */
const DRAIN_MAX_BYTES = 1024 * 1024;
const DRAIN_MAX_MS = 2_000;

/**
 * Reads a JSON body, counting as it goes: behind a middleware Next cuts long bodies short without a word, and a
 * length header may lie, so neither is trusted.
 */
export async function readJson(request: Request): Promise<unknown> {
  if (!isJson(request.headers.get("content-type"))) throw new Failure("not_json", BODY_NOT_JSON);
  const bytes = await readBytes(request, BODY_MAX_BYTES);
  const text = decode(bytes);
  if (isTooIntricate(text)) throw malformed();
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
}

/** The raw bytes of a body, refused over the limit and cut off when they trickle. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const reader = request.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > maxBytes) throw await tooLarge(reader);
  const deadline = Date.now() + BODY_MAX_MS;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await withinTime(reader.read(), deadline - Date.now()).catch((late: unknown) => {
      abandon(reader);
      throw late;
    });
    if (done) return Buffer.concat(chunks);
    length += value.byteLength;
    if (length > maxBytes) throw await tooLarge(reader);
    chunks.push(value);
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** 413: the refusal of a body that is too large. What is still on its way is read up to a bound, and dropped. */
async function tooLarge(reader: Reader): Promise<Failure> {
  const isAtEnd = await drain(reader).catch(() => false);
  if (!isAtEnd) abandon(reader);
  return new Failure("too_large", BODY_TOO_LARGE, isAtEnd ? {} : { isCutShort: true });
}

async function drain(reader: Reader): Promise<boolean> {
  const deadline = Date.now() + DRAIN_MAX_MS;
  for (let length = 0; length <= DRAIN_MAX_BYTES; ) {
    const { done, value } = await withinTime(reader.read(), deadline - Date.now());
    if (done) return true;
    length += value.byteLength;
  }
  return false;
}

/** Takes no more of it. Not waited for: it ends when the next piece comes, if any does. */
function abandon(reader: Reader): void {
  reader.cancel().catch(() => undefined);
}

function isJson(contentType: string | null): boolean {
  const [type, ...parameters] = (contentType ?? "")
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith("charset="));
  return type === "application/json" && (charset === undefined || /^charset="?utf-8"?$/.test(charset));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw malformed();
  }
}

async function withinTime<Value>(read: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(malformed({ isCutShort: true })), Math.max(0, ms));
  });
  try {
    return await Promise.race([read, late]);
  } finally {
    clearTimeout(timer);
  }
}

function malformed(more: { isCutShort?: true } = {}): Failure {
  return new Failure("invalid", "The request is not valid JSON.", { reason: "malformed_json", ...more });
}
