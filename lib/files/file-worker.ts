import { replyToWork } from "@/lib/threads/reply-to-work";
import { FILE_MAKERS } from "./file-makers";
import type { FileWork } from "./make-file";

/** Runs in a thread of its own, which ends when there is nothing to do: the libraries of files stay out of the server. */
replyToWork<FileWork, Uint8Array>(async (work) =>
  "cohort" in work
    ? (await import("@/lib/deck/cohort-deck")).cohortDeck(work.cohort)
    : FILE_MAKERS[work.name](work.parts),
);
