"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { logOutUser } from "@/lib/client/log-out";

export function LogoutButton() {
  const [isPending, setPending] = useState(false);
  const leave = () => {
    setPending(true);
    logOutUser();
  };
  return (
    <Button variant="ghost" size="sm" className="-mr-3 min-h-11" onClick={leave} disabled={isPending}>
      {isPending ? "Logging out..." : "Logout"}
    </Button>
  );
}
