import { PAGE_ROWS } from "@/lib/domain/paging";
import type { AdminUser } from "@/lib/domain/user/user";
import { useAdmin } from "./use-admin";

/**
 * GET /api/admin/users, one page. The answer is the bare list, which does not say whether there is more: behind a full
 * page the next one is asked for too.
 */
export function useUsers(q: string, page: number) {
  const { data, error, isLoading, mutate } = useAdmin<AdminUser[]>(addressOf(q, page), {
    keepPreviousData: true,
  });
  const isFull = !isLoading && data?.length === PAGE_ROWS;
  const next = useAdmin<AdminUser[]>(isFull ? addressOf(q, page + 1) : null);
  return {
    users: data,
    error,
    hasMore: isFull && next.data !== undefined && next.data.length > 0,
    reload: () => Promise.all([mutate(), next.mutate()]),
  };
}

const addressOf = (q: string, page: number) =>
  `/api/admin/users?${new URLSearchParams({ q, page: String(page) })}`;
