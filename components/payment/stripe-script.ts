"use client";

import type { Stripe, StripeElementStyle } from "@stripe/stripe-js";
import { useEffect, useState } from "react";

/**
 * Stripe's script, which must come from Stripe itself. It is asked not to watch the page for signs of fraud: the
 * page's URL is the key to an assessment.
 */
export async function loadStripeScript(publicKey: string): Promise<Stripe> {
  const { loadStripe } = await import("@stripe/stripe-js/pure");
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  const stripe = await loadStripe(publicKey);
  if (stripe === null) throw new Error("The card service's script did not load.");
  return stripe;
}

/** The page's colours for fields that live in a frame of their own, by day and by night. */
export function useFieldStyle(): StripeElementStyle {
  const [style, setStyle] = useState(readStyle);
  useEffect(() => {
    const night = window.matchMedia("(prefers-color-scheme: dark)");
    const follow = () => setStyle(readStyle());
    night.addEventListener("change", follow);
    return () => night.removeEventListener("change", follow);
  }, []);
  return style;
}

function readStyle(): StripeElementStyle {
  const probe = document.createElement("span");
  document.body.append(probe);
  const colorOf = (name: string) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const base = {
    color: colorOf("--foreground"),
    iconColor: colorOf("--muted-foreground"),
    fontFamily: getComputedStyle(document.body).fontFamily,
    fontSize: "16px",
    lineHeight: "24px",
    "::placeholder": { color: colorOf("--muted-foreground") },
  };
  const invalid = { color: colorOf("--destructive"), iconColor: colorOf("--destructive") };
  probe.remove();
  return { base, invalid };
}
