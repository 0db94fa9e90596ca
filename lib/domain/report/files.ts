import { z } from "zod";
import { NO_SUCH_ASSESSMENT } from "../assessment/messages";
import type { Stage } from "../score/readiness";
import { SharedParams } from "../share/share";
import type { ReportParts } from "./document/document";
import { FILE_NAMES } from "./file-kinds";
import { NO_SUCH_FILE } from "./messages";

export const FileParams = z.object({
  id: z.uuid(NO_SUCH_ASSESSMENT),
  name: z.enum(FILE_NAMES, NO_SUCH_FILE),
});

/** The deck is made to be passed on; the rest is for those who work with it. */
export const SharedFileParams = SharedParams.extend({ name: z.literal("deck.pptx", NO_SUCH_FILE) });

/** What the leader wants to reach: a score of 100, and its stage. */
export interface ReportTarget {
  score: number;
  stage: Stage;
}

/** All that a file is made from. Nothing in it opens anything: no id, no address of the report. */
export interface FileParts {
  report: ReportParts;
  /** Stable for an assessment, and not its id: a calendar that is imported again stays one. */
  calendarKey: string;
  /** Grows each time the report is written. */
  revision: number;
  myReportsUrl: string;
  /** Where that was stored. */
  target?: ReportTarget;
}
