"use client";

import { type ComponentType, useEffect, useState } from "react";
import { onToast, type ShownToast, takeCarriedToast, toast } from "@/lib/client/toast";

type Region = ComponentType<{ toast: ShownToast }>;

const PLAIN_FOR_MS = 5000;

/** Waits for the first message and only then loads the region that shows it. One at a time: the newest. */
export function Toaster() {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const [Region, setRegion] = useState<Region | null>(null);

  useEffect(
    () =>
      onToast((message) => {
        if (message === null) return setShown(null);
        setShown((earlier) => ({ ...message, id: (earlier?.id ?? 0) + 1 }));
        import("./toast-region").then(
          ({ ToastRegion }) => setRegion(() => ToastRegion),
          () => {
            setRegion(() => PlainToast);
            setTimeout(setShown, PLAIN_FOR_MS, null);
          },
        );
      }),
    [],
  );

  useEffect(() => {
    const carried = takeCarriedToast();
    if (carried !== null) toast(carried);
  }, []);

  return Region !== null && shown !== null ? <Region toast={shown} /> : null;
}

/** The message by itself, where its region cannot be loaded: with the line gone, that is what has to be said. */
function PlainToast({ toast: { title, description } }: { toast: ShownToast }) {
  return (
    <p
      role="alert"
      className="fixed inset-x-4 top-4 z-50 rounded-sm border border-border border-l-4 border-l-destructive bg-card px-4 py-3 text-sm shadow-md md:top-auto md:bottom-4 md:left-auto md:max-w-[420px]"
    >
      <b className="block font-semibold">{title}</b> {description}
    </p>
  );
}
