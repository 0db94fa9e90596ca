"use client";

import { useEffect, useState } from "react";
import { PageShell } from "@/components/layout/page-shell";
import { takeLinkToken } from "@/lib/client/link-token";
import { AskForLink } from "./ask-for-link";
import { OpenHeld } from "./open-held";

/** One's own data without an account: asks where to send the link, and shows what the link opens. */
export function YourDataScreen() {
  // Undefined until the address was read, which the server never sees.
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const read = () => setToken((known) => takeLinkToken() ?? known ?? null);
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return (
    <PageShell width="narrow">
      {token ? (
        <OpenHeld key={token} token={token} onAgain={() => setToken(null)} />
      ) : (
        <AskForLink isReady={token === null} />
      )}
    </PageShell>
  );
}
