import type { Database } from "@/lib/data/port";
import { storeOf } from "@/lib/data/store/store";
import { needsUs } from "@/lib/domain/vendor/alert";
import type { GeneratedKind } from "@/lib/domain/writing/generated-kinds";
import type { WritingUsage } from "@/lib/domain/writing/usage";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import type { ModelCall, Signature, Writer } from "@/lib/providers/writer/port";
import type { PieceUsage } from "@/lib/services/context";
import type { VendorHealth } from "./vendor-health";

/**
 * Model usage: counts the requests for one generated text in the database, where all servers see them, and logs each
 * without text.
 */
export function openModelUsage(
  database: Database,
  { name, version }: Writer,
  health: VendorHealth,
  assessmentId: string,
  piece: GeneratedKind,
): PieceUsage {
  const calls: ModelCall[] = [];
  let current: string | null = null;
  let signature: Signature = { writer: name, version, removed: {}, fallback: null };
  return {
    async begin(call) {
      current = await database.transaction((tx) =>
        storeOf(tx).modelCalls.begin({ ...call, assessmentId, piece }, env().writerBudget),
      );
      return current !== null;
    },
    async end(call) {
      calls.push(call);
      log.info({ assessmentId, piece, ...call }, "model call");
      if (current !== null) await database.store.modelCalls.end(current, stored(call));
      if (needsUs(call.status)) await health.refused("writer", name, String(call.status));
      else if (call.outcome === "answered") await health.served("writer", name);
    },
    sign(signed) {
      signature = signed;
      const { writer, version: by, removed, fallback } = signed;
      log.info({ assessmentId, piece, writer, version: by, removed, fallback }, "piece written");
    },
    usage: () => accountOf(signature, calls),
  };
}

/** As it is stored; the vendor's status and the thinking tokens are in the log alone. */
const stored = ({ status: _status, thinkingTokens: _thinking, ...call }: ModelCall) => call;

function accountOf(signature: Signature, calls: readonly ModelCall[]): WritingUsage {
  const sum = (of: (call: ModelCall) => number) => calls.reduce((total, call) => total + of(call), 0);
  return {
    ...signature,
    calls: calls.length,
    inputTokens: sum(({ inputTokens }) => inputTokens),
    cachedTokens: sum(({ cachedTokens }) => cachedTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
    costUsd: calls.some(({ costUsd }) => costUsd === null) ? null : sum(({ costUsd }) => costUsd ?? 0),
  };
}
