import type { DraftMade, DraftVersion, ResumedDraft } from "@/lib/domain/draft/saved-draft";
import { ApiError, api } from "./api";
import { type Draft, saveDraft } from "./draft";
import { keepSavedDraft, type SavedDraft } from "./saved-draft";

interface Wishes {
  email: string;
  remind: boolean;
  mayContact: boolean;
}

/** Saves the answers with the server and has the link sent. An earlier link of this device ends. */
export async function startSaving(
  draft: Draft,
  wishes: Wishes,
  earlier: SavedDraft | null,
): Promise<SavedDraft> {
  const body = { ...draft, ...wishes };
  const headers = keyOf(earlier);
  return kept(await api<DraftMade>("/api/drafts", { method: "POST", body, headers, as: "visitor" }));
}

/** `newer` where another device or tab has saved since; `ended` where there is nothing to save to any more. */
export async function saveAgain(draft: Draft, saved: SavedDraft): Promise<SavedDraft | "newer" | "ended"> {
  try {
    const body = { ...draft, version: saved.version };
    const headers = keyOf(saved);
    const { version } = await api<DraftVersion>("/api/drafts", {
      method: "PUT",
      body,
      headers,
      as: "visitor",
    });
    return kept({ draftKey: saved.draftKey, version });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) return "newer";
    if (error.status !== 404) throw error;
    keepSavedDraft(null);
    return "ended";
  }
}

/** Moves the answers to this device, by the mail's link or the key that it had. False where the browser keeps nothing. */
export async function loadSaved(by: { token: string } | SavedDraft): Promise<boolean> {
  const request = "token" in by ? { body: { token: by.token } } : { body: {}, headers: keyOf(by) };
  const resumed = await api<ResumedDraft>("/api/drafts/resume", {
    method: "POST",
    ...request,
    as: "visitor",
  });
  const { answers, step, submissionKey } = resumed;
  if (!saveDraft({ answers, step, submissionKey })) return false;
  kept(resumed);
  return true;
}

export const askAbout = (token: string): Promise<{ companyName: string }> =>
  api("/api/drafts/about", { method: "POST", body: { token }, as: "visitor" });

export async function deleteSaved(token: string): Promise<void> {
  await api("/api/drafts", { method: "DELETE", body: { token }, as: "visitor" });
}

const keyOf = (saved: SavedDraft | null): Record<string, string> =>
  saved === null ? {} : { "Draft-Key": saved.draftKey };

function kept({ draftKey, version }: DraftMade): SavedDraft {
  const saved = { draftKey, version, at: Date.now() };
  keepSavedDraft(saved);
  return saved;
}
