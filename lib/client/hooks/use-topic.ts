import { useRef, useState } from "react";
import useSWR from "swr";
import { TOPIC_FAILED, topicSaved } from "@/lib/domain/topic/messages";
import type { AskedSentence, Topic } from "@/lib/domain/topic/topics";
import { api, detailOf } from "../api";

interface Outcome {
  tone: "done" | "problem";
  text: string;
}

/**
 * What a sentence is about. Optimistic: it shows at once, and goes back where it was not saved. One choice is sent after
 * the other, so that the last one holds; those in between are left out. The cache keeps it for the way back to the page.
 */
export function useTopic(assessmentId: string, { key, topic }: AskedSentence) {
  const { data: chosen = null, mutate } = useSWR<Topic | null>(["topic", assessmentId, key], null, {
    fallbackData: topic,
  });
  const [outcome, setOutcome] = useState<Outcome>();
  const latest = useRef(chosen);
  const kept = useRef(chosen);
  const line = useRef(Promise.resolve());

  const show = (next: Topic | null) => {
    latest.current = next;
    void mutate(next ?? undefined, { revalidate: false });
  };
  const save = async (next: Topic) => {
    if (latest.current !== next) return;
    try {
      const body = { sentence: key, topic: next };
      await api(`/api/assessments/${assessmentId}/topics`, { method: "PUT", body });
      kept.current = next;
      setOutcome({ tone: "done", text: topicSaved(next) });
    } catch (error) {
      if (latest.current !== next) return;
      show(kept.current);
      setOutcome({ tone: "problem", text: detailOf(error, TOPIC_FAILED) });
    }
  };
  const choose = (next: Topic) => {
    show(next);
    setOutcome(undefined);
    line.current = line.current.then(() => save(next));
  };
  return { chosen, choose, outcome };
}
