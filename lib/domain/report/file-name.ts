import { isoDay } from "../dates";

const COMPANY_MAX_CHARACTERS = 60;

/** The name of the downloaded or attached report: "AI-readiness-report-Halden-Creek-2026-11-18.pdf". */
export const reportFileName = (companyName: string, writtenOn: Date): string =>
  companyFileName("AI-readiness-report", companyName, writtenOn, "pdf");

/**
 * What a file is, for which company and of which day: "AI-plan-Halden-Creek-2026-11-18.csv". Only letters, digits, dots
 * and hyphens are in it, so no file system, header or mail program trips over it.
 */
export const companyFileName = (what: string, companyName: string, day: Date, type: string): string =>
  `${[what, slug(companyName), isoDay(day)].filter(Boolean).join("-")}.${type}`;

/**
 * `Content-Disposition` for a download (RFC 6266): an ASCII name for old clients, and the full name in
 * UTF-8 (RFC 5987) for the rest. Whatever the name holds, the header is one line and its quotes close.
 */
export function contentDisposition(fileName: string): string {
  const ascii = fileName
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]+/g, "-")
    .replace(/["\\%]/g, "-")
    .replace(/-{2,}/g, "-");
  return `attachment; filename="${ascii}"; filename*=UTF-8''${percentEncoded(fileName)}`;
}

function slug(companyName: string): string {
  const words = companyName.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  return [...words]
    .slice(0, COMPANY_MAX_CHARACTERS)
    .join("")
    .replace(/^-+|-+$/g, "");
}

/** RFC 5987 allows fewer characters than `encodeURIComponent` leaves alone. A lone surrogate becomes U+FFFD. */
function percentEncoded(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, "\ufffd")).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
