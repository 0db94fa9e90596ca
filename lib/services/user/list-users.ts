import type { AdminUser, UserQuery } from "@/lib/domain/user/user";
import type { Context } from "../context";

/** The newest users first, one page of them. */
export async function listUsers(context: Context, query: UserQuery): Promise<AdminUser[]> {
  const rows = await context.store.users.list(query);
  return rows.slice(0, query.limit);
}
