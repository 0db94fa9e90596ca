import { api } from "./api";
import { removeToken } from "./tokens";

/** Ends the admin's session here and on the server, and leads home. */
export async function logOutAdmin(): Promise<void> {
  await api("/api/auth/logout", { method: "POST", body: {} }).catch(() => undefined);
  removeToken("admin");
  window.location.assign("/");
}
