import { useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/lib/client/download";
import { RECOVERY_ABOUT } from "@/lib/domain/two-step/messages";

const FILE_NAME = "recovery-codes.txt";

/** Shown this once; what is stored of them cannot be read back. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <div ref={shown} tabIndex={-1} className="grid gap-4 outline-none">
      <Alert tone="done">Two-step sign-in is on.</Alert>
      <p>{RECOVERY_ABOUT}</p>
      <ul className="grid gap-2 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          onClick={() => saveFile(new Blob([`${codes.join("\n")}\n`], { type: "text/plain" }), FILE_NAME)}
        >
          Save as a File
        </Button>
        <Button onClick={onDone}>I Have Kept Them</Button>
      </div>
    </div>
  );
}
