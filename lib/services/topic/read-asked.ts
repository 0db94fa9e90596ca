import type { Assessment } from "@/lib/domain/assessment/assessment";
import { QUESTIONED_CHARACTERS } from "@/lib/domain/lengths";
import { askedSentences } from "@/lib/domain/topic/asked-sentences";
import type { AskedSentence } from "@/lib/domain/topic/topics";
import { openPlaybook } from "@/lib/playbook/open-playbook";

/** The sentences that the firm's own people are asked about, as long as a choice can change the report. */
export async function readAsked(assessment: Assessment): Promise<AskedSentence[]> {
  const { profileOf, sentencesOfSums, shortened } = await openPlaybook();
  const firm = profileOf(assessment);
  const summed = sentencesOfSums(firm);
  return askedSentences(firm.ledger)
    .filter(({ sentence, topic }) => topic !== null || !summed.has(sentence))
    .map(({ key, sentence, topic }) => ({
      ...{ key, topic },
      sentence: shortened(sentence, QUESTIONED_CHARACTERS),
    }));
}
