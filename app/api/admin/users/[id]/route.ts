import { Done } from "@/lib/domain/done";
import { AdminUser, UserForm, UserId } from "@/lib/domain/user/user";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { changeUser } from "@/lib/services/user/change-user";
import { deleteUser } from "@/lib/services/user/delete-user";

// PUT /api/admin/users/{id}: change address and role; the user's tokens end.
// DELETE /api/admin/users/{id}: remove an account; its assessments stay.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  PUT: route({
    access: "admin",
    params: UserId,
    body: UserForm,
    returns: AdminUser,
    handle: ({ context, params, body }) => changeUser(context, params.id, body),
  }),

  DELETE: route({
    access: "admin",
    params: UserId,
    returns: Done,
    handle: ({ context, params }) => deleteUser(context, params.id),
  }),
});
