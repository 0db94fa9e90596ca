"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { useToken } from "@/lib/client/hooks/use-token";
import { Panel, PanelLink } from "./panel";
import { SaveAccountForm } from "./save-account-form";
import { SaveSignedIn } from "./save-signed-in";

interface SaveAccountPanelProps {
  id: string;
  /** Where one goes on without saving. */
  skipTo: string;
}

/** One way at a time: a new account, or the one that is signed in already. */
export function SaveAccountPanel({ id, skipTo }: SaveAccountPanelProps) {
  const token = useToken("user");
  const [wasSignedIn, setWasSignedIn] = useState<boolean>();
  const [wantsOther, setWantsOther] = useState(false);
  const skip = (
    <LinkButton href={skipTo} variant="ghost" className="mt-3 w-full">
      Skip for Now
    </LinkButton>
  );
  // As one arrived: a new account signs in here, and its form stays until one is led on.
  if (wasSignedIn === undefined && token !== undefined) setWasSignedIn(token !== null);
  if (wasSignedIn && !wantsOther) {
    return (
      <Panel
        title="Save Your Report"
        lead="You are already signed in on this device."
        foot={
          <Button variant="ghost" size="sm" onClick={() => setWantsOther(true)}>
            Create a Different Account
          </Button>
        }
      >
        <SaveSignedIn assessmentId={id} />
        {skip}
      </Panel>
    );
  }
  return (
    <Panel
      title="Save Your Report"
      lead="Create an account to open your report on any device. It takes 30 seconds."
      foot={<PanelLink href="/auth?mode=login">Already have an account? Sign in</PanelLink>}
    >
      <SaveAccountForm assessmentId={id} />
      {skip}
      <p className="mt-2 text-center text-muted-foreground text-sm">
        Without an account, the link to your report keeps working.
      </p>
    </Panel>
  );
}
