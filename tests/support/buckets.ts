import type { Bucket } from "@/lib/data/store/limits";
import { Failure, type FailureCode } from "@/lib/domain/failure";

/** Buckets that nothing refills: what the database does in one statement each. */
export function buckets() {
  const tokens = new Map<string, number>();
  const left = ({ key, capacity }: Bucket) => tokens.get(key) ?? capacity;
  const limits = {
    async take(bucket: Bucket) {
      const had = left(bucket);
      if (had >= 1) tokens.set(bucket.key, had - 1);
      return had >= 1;
    },
    hasRoom: async (bucket: Bucket) => left(bucket) >= 1,
    async giveBack(bucket: Bucket) {
      tokens.set(bucket.key, Math.min(bucket.capacity, left(bucket) + 1));
    },
    forgetBefore: async () => undefined,
  };
  return { limits };
}

export const refuse = (code: FailureCode) => async () => {
  throw new Failure(code, "No.");
};
/** The refusal, or "done". */
export const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "done",
    (thrown: unknown) => (thrown instanceof Failure ? thrown.code : "fault"),
  );
export const someone = (turn: number) => ({ ip: `203.0.113.${turn}`, subject: "ann@example.com" });
