import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field, fieldIds } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { NOT_COPIED, SHARE_SHOWN_ONCE } from "@/lib/domain/share/messages";

/** The address of a link that was just made: it cannot be looked up later. */
export function ShareMade({ url }: { url: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid("Copied.");
    } catch {
      input.current?.select();
      setSaid(NOT_COPIED);
    }
  };

  return (
    <div className="grid gap-2 rounded-sm border-primary border-l-4 bg-muted px-4 py-3">
      <Field id="share-address" label="Your link" hint={SHARE_SHOWN_ONCE}>
        <div className="flex gap-2">
          <Input {...fieldIds("share-address", { hint: true })} ref={input} readOnly value={url} />
          <Button variant="outline" onClick={copy}>
            Copy
          </Button>
        </div>
      </Field>
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
    </div>
  );
}
