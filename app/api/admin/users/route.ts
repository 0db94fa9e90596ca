import { AdminUser, AdminUsers, UserForm, UserQuery } from "@/lib/domain/user/user";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { createUser } from "@/lib/services/user/create-user";
import { listUsers } from "@/lib/services/user/list-users";

// GET /api/admin/users: the accounts, the newest first.
// POST /api/admin/users: make an account; its temporary password goes out by e-mail.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    query: UserQuery,
    returns: AdminUsers,
    handle: ({ context, query }) => listUsers(context, query),
  }),

  POST: route({
    access: "admin",
    body: UserForm,
    status: 201,
    returns: AdminUser,
    handle: ({ context, body }) => createUser(context, body),
  }),
});
