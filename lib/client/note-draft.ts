const DRAFTS = "leadNote:";

const keyOf = (adminId: string, leadId: string): string => `${DRAFTS}${adminId}:${leadId}`;

/** What this admin has typed about a lead and not saved, kept in this tab: a session may end in between. */
export function readNoteDraft(adminId: string | null, leadId: string): string {
  if (adminId === null) return "";
  try {
    forgetNoteDrafts((key) => !key.startsWith(`${DRAFTS}${adminId}:`));
    return sessionStorage.getItem(keyOf(adminId, leadId)) ?? "";
  } catch {
    return "";
  }
}

export function storeNoteDraft(adminId: string | null, leadId: string, text: string): void {
  if (adminId === null) return;
  try {
    if (text === "") sessionStorage.removeItem(keyOf(adminId, leadId));
    else sessionStorage.setItem(keyOf(adminId, leadId), text);
  } catch {
    // Without storage it is kept as long as the dialog is open.
  }
}

/** Another admin's drafts, or all of them where one signs out. */
export function forgetNoteDrafts(isForgotten: (key: string) => boolean = () => true): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(DRAFTS) && isForgotten(key)) sessionStorage.removeItem(key);
  }
}
