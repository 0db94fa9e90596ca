import { useEffect, useRef } from "react";
import { PAYMENT_RECEIVED_NEXT } from "@/lib/domain/payment/messages";

/** Over the whole page, before anything else, until the next page comes. */
export function UnlockedScreen({ title }: { title: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="status"
      className="fixed inset-0 z-40 grid place-content-center justify-items-center gap-3 bg-background p-6 text-center outline-none"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 48 48"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        className="size-12 text-primary"
      >
        <circle cx="24" cy="24" r="21" />
        <path d="m15 25 6 6 12-14" />
      </svg>
      <p className="font-semibold font-serif text-3xl sm:text-4xl">{title}</p>
      <p className="text-muted-foreground">{PAYMENT_RECEIVED_NEXT}</p>
    </div>
  );
}
