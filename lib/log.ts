import pino from "pino";
import { logLevel } from "@/lib/env";
import { reportError } from "@/lib/error-reports";

/** Pino's number for it. */
const ERROR = 50;

/** A line that cannot be written, such as where the log's own disk is full, is lost; the product goes on. */
const output = pino.destination({ fd: 1, sync: true });
output.on("error", () => undefined);

/**
 * One JSON line per event. What is logged is chosen at each call, and an error is reduced to its kind, message
 * and place: never a request's body, never what a person typed. What is logged as an error is reported as well.
 */
export const log = pino(
  {
    level: logLevel(),
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: inWords },
    hooks: {
      logMethod(args, method, level) {
        if (level >= ERROR) report(args);
        method.apply(this, args);
      },
    },
  },
  output,
);

interface ErrorInWords {
  kind: string;
  message?: string;
  stack?: string;
}

function inWords(error: unknown): ErrorInWords {
  if (!(error instanceof Error)) return { kind: typeof error };
  return {
    kind: error.name,
    message: withoutData(firstLine(error.message)),
    stack: placesOf(error),
  };
}

function report([fields, about]: unknown[]): void {
  if (typeof fields !== "object" || fields === null || typeof about !== "string") return;
  const { kind, message = "", stack } = inWords("err" in fields ? fields.err : undefined);
  const attributes = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => typeof value === "string" || typeof value === "number"),
  );
  reportError({ about, kind, message, stack, attributes });
}

/** Database errors quote values on later lines; the first line says what went wrong. */
function firstLine(message: string): string {
  return (
    message
      .split("\n")
      .find((line) => line.trim() !== "")
      ?.slice(0, 300) ?? ""
  );
}

/** Redaction: errors of libraries may quote their input, so emails, long numbers, keys and tokens are removed. */
function withoutData(message: string): string {
  return message
    .replace(/[^\s"'<>(]+@[^\s"'<>)]+/g, "…@…")
    .replace(/\+?\d[\d\s().-]{5,}\d/g, "…")
    .replace(/\b(?:sk|rk|pk|re|whsec|key|Bearer)[_ ][\w.-]{6,}/g, "…")
    .replace(/\b[\w-]{40,}/g, "…");
}

/** Where it happened: without the message, which the stack repeats. */
function placesOf({ stack }: Error): string | undefined {
  return stack
    ?.split("\n")
    .filter((line) => line.trimStart().startsWith("at "))
    .slice(0, 7)
    .join("\n");
}
