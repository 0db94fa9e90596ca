import type { Tool } from "@/lib/knowledge/knowledge";
import type { Citation } from "@/lib/knowledge/schemas/cited";
import { factOrNull } from "@/lib/knowledge/verified";
import { upperFirst } from "../../grammar";

/** What is known of where content goes, each with its source, and what has to be asked. */
export interface ContentAnswers {
  known: {
    about: "Stored" | "Processed" | "Training";
    text: string;
    /** Of training alone: false where what is entered trains no model. */
    trains?: boolean | null;
    source: Citation;
  }[];
  ask: string[];
}

/** The list answers a buyer's question: "Yes: Canada (Toronto)". Under a label only what follows is of use. */
const YES_OR_NO = /^(?:Yes|No|In part|Ask)(?: by the vendor)?: /;

export const withoutYes = (text: string): string =>
  upperFirst(
    text.replace(YES_OR_NO, (answer) => (answer.includes("by the vendor") ? "by the vendor's word, " : "")),
  );

export function contentAnswers(tool: Tool): ContentAnswers {
  const stored = factOrNull(tool.storage);
  const processed = factOrNull(tool.processing);
  const training = factOrNull(tool.training);
  const known: ContentAnswers["known"] = [];
  if (stored !== null) known.push({ about: "Stored", text: withoutYes(stored.text), source: stored.source });
  if (processed !== null)
    known.push({ about: "Processed", text: withoutYes(processed.text), source: processed.source });
  if (training !== null)
    known.push({
      about: "Training",
      text: withoutYes(training.text),
      trains: training.trains,
      source: training.source,
    });
  const verbs = [
    stored === null ? "where it stores" : "",
    processed === null ? "where it works on" : "",
    training === null ? "whether it trains on" : "",
  ].filter((question) => question !== "");
  return { known, ask: verbs.map((verb, place) => `${verb} ${place === 0 ? "your content" : "it"}`) };
}

/** A tool is named for buying only where the list can say where it stores content, and whether it trains on it. */
export function isAnswered(tool: Tool, staysInCanada: boolean): boolean {
  const stored = factOrNull(tool.storage);
  if (stored === null || stored.inCanada === null || factOrNull(tool.training) === null) return false;
  return !staysInCanada || (stored.inCanada && !leavesCanada(tool));
}

/** It is known that content is kept or worked on elsewhere: a copy at home does not bring it back. */
export const leavesCanada = ({ storage, processing }: Tool): boolean =>
  abroadIn({ storage, processing }) !== null;

/** What is known of a tool that takes content out of the country, in the list's words; null where nothing says so. */
export function abroadIn({ storage, processing }: Pick<Tool, "storage" | "processing">): string | null {
  const abroad = [factOrNull(storage), factOrNull(processing)].find((fact) => fact?.inCanada === false);
  return abroad == null ? null : withoutYes(abroad.text);
}
