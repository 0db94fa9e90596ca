import type { Context } from "../context";
import { noteDownload } from "../report/note-download";
import { findShared } from "./find-shared";

/** Writes down that the holder of a reader's link downloaded the PDF. */
export async function noteSharedDownload(context: Context, token: string): Promise<void> {
  const { assessmentId } = await findShared(context, token);
  await noteDownload(context, assessmentId, "share");
}
