"use client";

import { useId, useLayoutEffect, useRef } from "react";
import { Button } from "./button";

export interface AlertMessage {
  title: string;
  /** A line below it, such as the reason. */
  text?: string;
}

interface AlertDialogProps extends AlertMessage {
  onClose: () => void;
}

/** Something that must be read before one goes on: it stays until it is closed, and the keyboard is in it. */
export function AlertDialog({ title, text, onClose }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Before it is drawn: it is never there and closed.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-sm border border-border bg-card p-6 text-foreground backdrop:bg-black/50"
    >
      <h2 id={id} className="break-words font-medium font-sans text-base">
        {title}
      </h2>
      {text !== undefined && (
        <p id={`${id}-text`} className="mt-2 break-words text-muted-foreground text-sm">
          {text}
        </p>
      )}
      <div className="mt-5 text-right">
        <Button size="sm" onClick={() => dialog.current?.close()}>
          OK
        </Button>
      </div>
    </dialog>
  );
}
