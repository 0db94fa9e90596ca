import type { ModelCall, ModelUsage, Signature } from "@/lib/providers/writer/port";

export interface MemoryModelUsage extends ModelUsage {
  calls: ModelCall[];
  signature: Signature | null;
}

/** A book in memory that allows so many calls. */
export function memoryModelUsage(allowed = Number.POSITIVE_INFINITY): MemoryModelUsage {
  let begun = 0;
  const modelUsage: MemoryModelUsage = {
    calls: [],
    signature: null,
    async begin() {
      begun += 1;
      return begun <= allowed;
    },
    async end(call) {
      modelUsage.calls.push(call);
    },
    sign(signature) {
      modelUsage.signature = signature;
    },
  };
  return modelUsage;
}
