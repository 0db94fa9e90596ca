import { type ComponentType, createContext } from "react";
import type { Serialized } from "@/lib/client/serialized";
import type { QuestionKey } from "@/lib/domain/assessment/questions/questions";
import type { Retake, RetakeRequest } from "@/lib/domain/retake/retake";

/** With its sentences and their line: what writes them is fetched for a retake alone. */
export interface LoadedRetake extends Serialized<Retake> {
  intro: string;
  keepFamily: string;
  LastTime: ComponentType<{ name: QuestionKey }>;
}

/** What was answered last time; null in a first assessment. */
export const RetakeContext = createContext<LoadedRetake | null>(null);

export interface RetakeState {
  /** What is taken again; null in a first assessment. */
  id: string | null;
  earlier: LoadedRetake | null;
  /** Why it cannot be taken again. */
  problem: string | undefined;
  isFamilyKept: boolean;
  keepFamily: (isKept: boolean) => void;
  /** What is sent beside the answers. */
  sent: RetakeRequest;
}
