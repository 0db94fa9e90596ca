import { useSearch, writeSearch } from "@/lib/client/hooks/use-history";
import { AuditQuery } from "@/lib/domain/audit/log";

const KEYS = ["action", "q", "person", "from", "to"] as const;
export type AuditChoice = Record<(typeof KEYS)[number], string>;

/** URL state of the log: its page and its filter. Another filter begins at its first page; typing adds no history. */
export function useAuditSearchParams() {
  const place = useSearch(read);
  const change = (part: Partial<AuditChoice & { page: number }>) => {
    const { page, ...filter } = { ...place, page: 1, ...part };
    const parts = searchParamsOf(filter);
    if (page !== 1) parts.set("page", String(page));
    writeSearch(parts, part.q === undefined ? "step" : "typing");
  };
  return { ...place, change };
}

/** The filter as a query string holds it: what is empty is left out. */
export function searchParamsOf(filter: Partial<AuditChoice>): URLSearchParams {
  const parts = new URLSearchParams();
  for (const key of KEYS) if (filter[key]) parts.set(key, filter[key]);
  return parts;
}

const read = (parts: Readonly<Record<string, string>>): AuditChoice & { page: number } => ({
  action: parts.action ?? "",
  q: parts.q ?? "",
  person: parts.person ?? "",
  from: parts.from ?? "",
  to: parts.to ?? "",
  page: AuditQuery.shape.page.catch(1).parse(parts.page),
});
