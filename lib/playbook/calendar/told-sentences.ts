import { fold } from "@/lib/domain/ledger/fold";
import { sentencesOf } from "@/lib/domain/ledger/sentences";

/** The sentences of an answer, as they were typed. */
export function sentencesIn(answer: string | null): string[] {
  const text = (answer ?? "").normalize("NFC");
  return sentencesOf(fold(text).folded).map(({ start, end }) => text.slice(start, end));
}
