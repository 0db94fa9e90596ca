import type { Tool } from "@/lib/knowledge/knowledge";
import { factOrNull } from "@/lib/knowledge/verified";

/** What is known of where content goes, each with its source, and what has to be asked. */
export interface ContentAnswers {
  known: {
    about: "Stored" | "Processed" | "Training";
    text: string;
    source: { title: string; url: string };
  }[];
  ask: string[];
}

export function contentAnswers(tool: Tool): ContentAnswers {
  const stored = factOrNull(tool.storage);
  const processed = factOrNull(tool.processing);
  const training = factOrNull(tool.training);
  const known: ContentAnswers["known"] = [];
  if (stored !== null) known.push({ about: "Stored", text: stored.text, source: stored.source });
  if (processed !== null) known.push({ about: "Processed", text: processed.text, source: processed.source });
  if (training !== null) known.push({ about: "Training", text: training.text, source: training.source });
  const ask = [
    stored === null ? "where it stores what you give it" : "",
    processed === null ? "where it works on it" : "",
    training === null ? "whether it trains on it" : "",
  ].filter((question) => question !== "");
  return { known, ask };
}

/** A tool is named for buying only where the list can say where it stores content, and whether it trains on it. */
export function isAnswered(tool: Tool, staysInCanada: boolean): boolean {
  const stored = factOrNull(tool.storage);
  if (stored === null || stored.inCanada === null || factOrNull(tool.training) === null) return false;
  return stored.inCanada || !staysInCanada;
}
