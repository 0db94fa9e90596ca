import { consent } from "./brand/consent";

interface Seller {
  /** As it is on the receipt and on the buyer's bank statement. */
  name: string;
  contact: string;
  refundDays: number;
  /** Such as "GST of 5% is included."; nothing is shown where the seller charges no tax. */
  taxLine?: string;
}

const seller: Seller = {
  name: "Western Executives Forum",
  contact: "reports@example.com",
  refundDays: 14,
};

/** Who this is, in one place. Neutral and invented; a chapter puts its own here. */
export const brand = {
  product: "AI Readiness",
  chapter: "Coast and Range Chapter",
  association: "Western Executives Forum",
  /** Each with its logo in public/. */
  chapters: [
    { name: "Coast and Range Chapter", logo: "/brand/coast-and-range.svg" },
    { name: "Inland Valleys Chapter", logo: "/brand/inland-valleys.svg" },
  ],
  tagline: "AI readiness for company leaders in British Columbia",
  /** The voice agent's name, and the number that she calls from and answers. */
  agentName: "Emma",
  agentPhone: "+1 604 555 0142",
  bookingUrl: "https://example.com/book-a-consultation",
  /** The foot of every email, as Canadian law (CASL) asks. */
  postalAddress: "200 - 1200 Example Street, Vancouver, BC V6B 0A0, Canada",
  /** Who takes the money for a report, and on which terms: shown before paying. */
  seller,
  ...consent,
  copyrightYear: 2025,
} as const;

/** The same number in E.164, for links and comparison. */
export const AGENT_PHONE_E164 = brand.agentPhone.replaceAll(" ", "");

export const fullName = `${brand.association}, ${brand.chapter}`;
