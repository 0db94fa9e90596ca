import { boardDeck } from "@/lib/deck/deck";
import { processorTimeOf } from "../support/processor-time";
import { tenFirms } from "../support/report-files";

/** The deck for the board of each of ten firms, once what makes it is loaded: the most of the processor, and the largest. */
export async function measureDecks(): Promise<{ ms: number; kilobytes: number }> {
  const slowest = { ms: 0, kilobytes: 0 };
  for (const isWarm of [false, true]) {
    for (const [, { report, target }] of tenFirms()) {
      const ms = await processorTimeOf(async () => {
        const { length } = await boardDeck(report, target);
        slowest.kilobytes = Math.max(slowest.kilobytes, length / 1000);
      });
      if (isWarm) slowest.ms = Math.max(slowest.ms, ms);
    }
  }
  return slowest;
}
