const KEPT = "coupon";

/** The coupon of the link by which this tab's visit began, to be filled in where it is paid; empty where there was none. */
export function couponOfVisit(): string {
  try {
    const kept = sessionStorage.getItem(KEPT);
    if (kept !== null) return kept;
    const code = new URLSearchParams(location.search).get(KEPT)?.trim().toUpperCase() ?? "";
    if (!/^[A-Z0-9][A-Z0-9_-]{0,63}$/.test(code)) return "";
    sessionStorage.setItem(KEPT, code);
    return code;
  } catch {
    return "";
  }
}
