"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { detailOf } from "@/lib/client/api";
import { download } from "@/lib/client/download";
import { useDialog } from "@/lib/client/hooks/use-dialog";
import { toast } from "@/lib/client/toast";
import { DATA_FAILED } from "@/lib/domain/account/own-account-messages";

/** A person's data is theirs: to have, and to end. */
export function YourData() {
  const [isPending, setPending] = useState(false);
  const { Dialog, open, close } = useDialog(
    async () => (await import("./delete-account-dialog")).DeleteAccountDialog,
  );

  const downloadAll = async () => {
    setPending(true);
    try {
      await download("/api/user/data", { as: "user", name: "my-ai-readiness-data.json" });
    } catch (error) {
      toast({ title: "Error", description: detailOf(error, DATA_FAILED), tone: "problem" });
    } finally {
      setPending(false);
    }
  };

  return (
    <section aria-labelledby="your-data" className="mt-16">
      <h2 id="your-data" className="text-2xl">
        Your data
      </h2>
      <ul className="mt-4 border-border border-t">
        <Row
          title="Everything held about you"
          text="Your account, assessments, reports, calls and consents, as one file."
        >
          <Button variant="outline" onClick={downloadAll} disabled={isPending}>
            {isPending ? "Preparing..." : "Download My Data"}
          </Button>
        </Row>
        <Row title="Your password" text="Changing it signs out every other device.">
          <LinkButton href="/set-password" variant="outline">
            Change Password
          </LinkButton>
        </Row>
        <Row title="Your account" text="Delete it for good, with or without your assessments.">
          <Button variant="destructive" onClick={open}>
            Delete Account
          </Button>
        </Row>
      </ul>
      {Dialog !== null && <Dialog onClose={close} />}
    </section>
  );
}

interface RowProps {
  title: string;
  text: string;
  children: ReactNode;
}

const Row = ({ title, text, children }: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-border border-b py-4 [&>:last-child]:min-w-52 sm:flex-nowrap max-sm:[&>:last-child]:w-full sm:[&>:last-child]:flex-none">
    <div>
      <h3 className="font-sans text-base">{title}</h3>
      <p className="text-muted-foreground text-sm">{text}</p>
    </div>
    {children}
  </li>
);
