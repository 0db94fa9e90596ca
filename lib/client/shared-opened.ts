const NOTED = "sharedOpened";

/** Beacon: says, once in this tab's session, that the shared report was opened. Fire and forget. */
export function noteSharedOpened(): void {
  const token = window.location.pathname.split("/")[2] ?? "";
  if (navigator.sendBeacon === undefined || isNoted(token)) return;
  navigator.sendBeacon(`/api/shared/${token}/opened`);
}

/** Keeps the end of the token, which opens nothing by itself. Where the browser keeps nothing, nothing is said. */
function isNoted(token: string): boolean {
  const name = `${NOTED}:${token.slice(-8)}`;
  try {
    if (sessionStorage.getItem(name) !== null) return true;
    sessionStorage.setItem(name, "yes");
    return false;
  } catch {
    return true;
  }
}
