const KEPT = "campaign";

/**
 * First touch: the code of the link by which this tab's visit began, as `?c=` or `utm_campaign`. A second link does not
 * replace it. Undefined where there was none, or the browser keeps nothing.
 */
export function campaignOfVisit(): string | undefined {
  try {
    const kept = sessionStorage.getItem(KEPT);
    if (kept !== null) return kept;
    const asked = new URLSearchParams(location.search);
    const code = (asked.get("c") ?? asked.get("utm_campaign"))?.trim().toLowerCase();
    if (code === undefined || code === "") return undefined;
    // What cannot be a code is not kept: the server would count it as another link as well.
    const touch = /^[a-z0-9-]{2,40}$/.test(code) ? code : "other";
    sessionStorage.setItem(KEPT, touch);
    return touch;
  } catch {
    return undefined;
  }
}
