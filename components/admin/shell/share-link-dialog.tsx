"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, fieldIds } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { CODE_COPIED, CODE_NOT_COPIED, LINK_COPIED, LINK_NOT_COPIED } from "@/lib/domain/admin/messages";

/** Drawn when it is asked for: no list needs it. */
const QrCode = dynamic(() => import("./qr-code").then(({ QrCode }) => QrCode));

interface ShareLinkDialogProps {
  title: string;
  /** What the link does. */
  note: string;
  path: string;
  /** What the link fills in, to be passed on by itself as well. */
  code?: string;
  onClose: () => void;
}

/** A link of this site to be passed on: as text, and as a code for a screen or a table card. */
export function ShareLinkDialog({ title, note, path, code, onClose }: ShareLinkDialogProps) {
  const [said, setSaid] = useState("");
  const link = new URL(path, location.origin).href;
  const copy = (text: string, done: string, failed: string) =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(done),
      () => setSaid(failed),
    );
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <div className="grid gap-4">
        <Field id="share-link" label="Link" hint={note}>
          <div className="flex gap-2">
            <Input
              {...fieldIds("share-link", { hint: note })}
              readOnly
              value={link}
              onFocus={({ currentTarget: input }) => {
                input.select();
                // What is seen of a long link is its beginning.
                requestAnimationFrame(() => {
                  input.scrollLeft = 0;
                });
              }}
            />
            <Button variant="outline" onClick={() => void copy(link, LINK_COPIED, LINK_NOT_COPIED)}>
              Copy
            </Button>
          </div>
        </Field>
        {code !== undefined && (
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <span className="font-medium">Code</span>{" "}
              <span className="wrap-anywhere font-mono">{code}</span>
            </span>
            <Button variant="outline" size="sm" onClick={() => void copy(code, CODE_COPIED, CODE_NOT_COPIED)}>
              Copy Code
            </Button>
          </p>
        )}
        <p role="status" className="text-sm empty:hidden">
          {said}
        </p>
        <QrCode link={link} />
      </div>
    </Dialog>
  );
}
