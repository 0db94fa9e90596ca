import type { Assessment } from "@/lib/domain/assessment/assessment";
import { askedSentences } from "@/lib/domain/topic/asked-sentences";
import type { AskedSentence } from "@/lib/domain/topic/topics";
import { openPlaybook } from "@/lib/playbook/open-playbook";
import type { Context } from "../context";
import { mayStillShape } from "../ownership/may-still-shape";

/** A text without a full stop may be one sentence of two thousand characters. */
const SHOWN = 240;

/** The sentences that the firm's own people are asked about, as long as a choice can change the report. */
export async function readAsked(context: Context, assessment: Assessment): Promise<AskedSentence[]> {
  const { profileOf, shortened } = await openPlaybook();
  const asked = askedSentences(profileOf(assessment).ledger);
  if (asked.length === 0 || !(await mayStillShape(context, assessment))) return [];
  return asked.map(({ key, sentence, topic }) => ({ key, sentence: shortened(sentence, SHOWN), topic }));
}
