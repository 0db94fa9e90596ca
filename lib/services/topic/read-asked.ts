import { type Assessment, isUnlocked } from "@/lib/domain/assessment/assessment";
import { askedSentences } from "@/lib/domain/topic/asked-sentences";
import type { AskedSentence } from "@/lib/domain/topic/topics";
import { openPlaybook } from "@/lib/playbook/open-playbook";
import type { Context } from "../context";
import { isOwner } from "../ownership/require-owner";

/** A text without a full stop may be one sentence of two thousand characters. */
const SHOWN = 240;

/**
 * The sentences that the firm's own people are asked about. A report that is written keeps the words it has, which its
 * readers may have been sent; a choice could change nothing in it, so that the question would promise what does not happen.
 */
export async function readAsked(context: Context, assessment: Assessment): Promise<AskedSentence[]> {
  const { profileOf, shortened } = await openPlaybook();
  const asked = askedSentences(profileOf(assessment).ledger);
  if (asked.length === 0 || isUnlocked(assessment)) return [];
  const isOpen = (await isOwner(context, assessment)) && !(await context.store.reports.has(assessment.id));
  if (!isOpen) return [];
  return asked.map(({ key, sentence, topic }) => ({ key, sentence: shortened(sentence, SHOWN), topic }));
}
