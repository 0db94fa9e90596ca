import type { VendorAlert, VendorPart } from "./alert";

export const PART_LABELS: Readonly<Record<VendorPart, string>> = {
  writer: "Report writer",
  payments: "Card payments",
  email: "Email",
  voice: "Voice calls",
};

const NAMES: Readonly<Record<string, string>> = {
  claude: "Claude",
  stripe: "Stripe",
  resend: "Resend",
  retell: "Retell",
};
export const vendorName = (vendor: string): string => NAMES[vendor] ?? vendor;

/** What people notice until it is repaired. */
const MEANWHILE: Readonly<Record<VendorPart, string>> = {
  writer: "Until this is fixed, the built-in playbook writes the reports.",
  payments: "Until this is fixed, no one can pay by card. Coupons still work.",
  email: "Until this is fixed, emails wait. They are tried again for most of a day.",
  voice: "Until this is fixed, the admins are asked to call instead of Emma.",
};

const KEYS: Readonly<Record<VendorPart, string>> = {
  writer: "ANTHROPIC_API_KEY",
  payments: "STRIPE_SECRET_KEY",
  email: "RESEND_API_KEY",
  voice: "RETELL_API_KEY",
};

const SETTINGS: Readonly<Record<VendorPart, string>> = {
  writer: "Check ANTHROPIC_MODEL and ANTHROPIC_EFFORT.",
  payments: "Check in Stripe's dashboard that the account is active and takes US dollars.",
  email: "Check EMAIL_FROM, and in Resend's dashboard that its domain is verified.",
  voice: "Check RETELL_AGENT_ID and VOICE_FROM_NUMBER.",
};

export const NO_PAYMENT_METHODS = "no_payment_methods";

/** What happened, what it means, and what to do about it. */
export function alertInWords(alert: Pick<VendorAlert, "part" | "vendor" | "reason">): {
  title: string;
  meanwhile: string;
  advice: string;
} {
  const { part, vendor, reason } = alert;
  return {
    title: titleOf(vendorName(vendor), reason),
    meanwhile: MEANWHILE[part],
    advice: adviceFor(part, reason),
  };
}

function titleOf(name: string, reason: string): string {
  if (reason === NO_PAYMENT_METHODS) return `${name} has cards switched off`;
  if (reason === "401") return `${name} does not accept our key (401)`;
  if (reason === "402") return `${name} asks for payment (402)`;
  if (reason === "403") return `${name} does not allow what we ask for (403)`;
  if (reason === "404") return `${name} cannot find what we ask for (404)`;
  return `${name} is refusing our requests (${reason})`;
}

function adviceFor(part: VendorPart, reason: string): string {
  if (reason === NO_PAYMENT_METHODS) {
    return "Turn cards on under Settings, Payment methods in Stripe's dashboard.";
  }
  if (reason === "401")
    return `Check ${KEYS[part]}: the key may be mistyped or revoked, or belong to another account.`;
  if (reason === "402")
    return "Check the account's balance, payment method and spending limit with the vendor.";
  if (reason === "403") return `Check that ${KEYS[part]} has the permissions it needs. ${SETTINGS[part]}`;
  return SETTINGS[part];
}
