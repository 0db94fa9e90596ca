"use client";

import { logOutAdmin, useAdminToken } from "./use-admin-token";

/** For an admin, the way to the dashboard and out; for a visitor, the way to sign in. */
export function AdminEntry({ className }: { className: string }) {
  const isAdmin = useAdminToken();
  if (!isAdmin) {
    return (
      <a href="/login" className={className}>
        Admin
      </a>
    );
  }
  return (
    <>
      <a href="/admin" className={className}>
        Admin
      </a>
      <button type="button" onClick={logOutAdmin} className={className}>
        Logout
      </button>
    </>
  );
}
