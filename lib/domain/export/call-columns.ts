import { z } from "zod";

/** A call request as the exports hold it. */
const ExportedCalls = z.array(
  z.object({
    phoneNumber: z.string().nullable(),
    requestedAt: z.string(),
    state: z.string(),
    handledBy: z.string().nullable(),
    handledAt: z.string().nullable(),
  }),
);

/** What a table says of the newest call request, and how many there were. */
export const CALL_COLUMNS = [
  "callRequests",
  "callPhoneNumber",
  "callRequestedAt",
  "callState",
  "callHandledBy",
  "callHandledAt",
] as const;

export function callColumns(
  callRequests: string | null,
): Record<(typeof CALL_COLUMNS)[number], string | number | null> {
  const calls = callRequests === null ? [] : ExportedCalls.parse(JSON.parse(callRequests));
  const [newest] = calls;
  return {
    callRequests: calls.length,
    callPhoneNumber: newest?.phoneNumber ?? null,
    callRequestedAt: newest?.requestedAt ?? null,
    callState: newest?.state ?? null,
    callHandledBy: newest?.handledBy ?? null,
    callHandledAt: newest?.handledAt ?? null,
  };
}
