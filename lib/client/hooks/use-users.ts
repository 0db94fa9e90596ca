import { PAGE_ROWS } from "@/lib/domain/paging";
import type { AdminUser } from "@/lib/domain/user/user";
import { adminApi } from "../admin-session";
import type { Serialized } from "../serialized";
import { useAdmin } from "./use-admin";

interface ShownUsers {
  users: Serialized<AdminUser>[];
  page: number;
}

/**
 * GET /api/admin/users, one page. The answer is the bare list, which does not say whether there is more: behind a full
 * page the next one is asked for too.
 */
export function useUsers(q: string, page: number) {
  const asked = (which: number) => ({
    fetcher: async (path: string): Promise<ShownUsers> => ({
      users: await adminApi<Serialized<AdminUser>[]>(path),
      page: which,
    }),
  });
  const { data, error, isLoading, mutate } = useAdmin<ShownUsers>(usersUrl(q, page), {
    ...asked(page),
    keepPreviousData: true,
  });
  const isFull = !isLoading && data?.users.length === PAGE_ROWS;
  const next = useAdmin<ShownUsers>(isFull ? usersUrl(q, page + 1) : null, asked(page + 1));
  return {
    users: data?.users,
    shownPage: data?.page ?? page,
    error,
    hasMore: isFull && next.data !== undefined && next.data.users.length > 0,
    reload: () => Promise.all([mutate(), next.mutate()]),
  };
}

const usersUrl = (q: string, page: number) =>
  `/api/admin/users?${new URLSearchParams({ q, page: String(page) })}`;
