import pino from "pino";
import { logLevel } from "./env";

/**
 * One JSON line per event. What is logged is chosen at each call, and an error is reduced to its kind, message
 * and place: never a request's body, never what a person typed.
 */
export const log = pino({
  level: logLevel(),
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: {
    err: (error: unknown) =>
      error instanceof Error
        ? {
            kind: error.name,
            message: firstLine(error.message),
            stack: error.stack?.split("\n").slice(1, 8).join("\n"),
          }
        : { kind: typeof error },
  },
});

/** Database errors quote values on later lines; the first line says what went wrong. */
function firstLine(message: string): string {
  return (
    message
      .split("\n")
      .find((line) => line.trim() !== "")
      ?.slice(0, 300) ?? ""
  );
}
