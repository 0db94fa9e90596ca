import { useSearch, writeSearch } from "@/lib/client/hooks/use-history";
import { Paging } from "@/lib/domain/paging";

interface PageSearchParams {
  page: number;
  /** Which kind of rows; empty for all. */
  action: string;
}

/** URL state of a list: its page and its choice. Another choice begins at its first page. */
export function usePageSearchParams() {
  const place = useSearch(read);
  const change = (part: Partial<PageSearchParams>) => {
    const { page, action } = { ...place, page: 1, ...part };
    const parts = new URLSearchParams();
    if (action !== "") parts.set("action", action);
    if (page !== 1) parts.set("page", String(page));
    writeSearch(parts, "step");
  };
  return { ...place, change };
}

const read = ({ page, action = "" }: Readonly<Record<string, string>>): PageSearchParams => ({
  page: Paging.shape.page.catch(1).parse(page),
  action,
});
