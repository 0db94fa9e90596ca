import type { ModelCall, ModelUsage, Signature } from "@/lib/providers/writer/port";

export interface MemoryLedger extends ModelUsage {
  calls: ModelCall[];
  signature: Signature | null;
}

/** A book in memory that allows so many calls. */
export function memoryLedger(allowed = Number.POSITIVE_INFINITY): MemoryLedger {
  let begun = 0;
  const ledger: MemoryLedger = {
    calls: [],
    signature: null,
    async begin() {
      begun += 1;
      return begun <= allowed;
    },
    async end(call) {
      ledger.calls.push(call);
    },
    sign(signature) {
      ledger.signature = signature;
    },
  };
  return ledger;
}
