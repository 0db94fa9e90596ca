import { LinkButton } from "@/components/ui/link-button";
import { AdminPage } from "./admin-page";

/** 404 below /admin. */
export const AdminPageNotFound = () => (
  <AdminPage title="Page Not Found">
    <p className="mb-6 max-w-[34rem] text-muted-foreground">
      The address may have been mistyped, or what it pointed to is no longer here.
    </p>
    <LinkButton href="/admin">Return to Admin</LinkButton>
  </AdminPage>
);
