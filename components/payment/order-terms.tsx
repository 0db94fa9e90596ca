import { brand } from "@/lib/brand";

const LINK = "break-words underline underline-offset-4";
const { name, contact, refundDays } = brand.seller;

const BY_EMAIL = "Ready in minutes. Receipt and report come by email, to the address that you gave.";
const BY_LINK = "Ready in minutes, on this device: you gave no email address for receipt and report.";

/** The seller and the refund terms: read before paying, not on the receipt. */
export const OrderTerms = ({ hasEmail = true }: { hasEmail?: boolean }) => (
  <div className="mt-5 grid gap-1.5 border-border border-t pt-4 text-muted-foreground text-sm">
    <p>{hasEmail ? BY_EMAIL : BY_LINK}</p>
    <p>{`Sold by ${name}.`}</p>
    <p>{`Full refund within ${refundDays} days if you ask.`}</p>
    <p>
      {"Questions: "}
      <a href={`mailto:${contact}`} className={LINK}>
        {contact}
      </a>
    </p>
    <p>
      {"By paying you accept the "}
      <a href="/terms" target="_blank" rel="noopener" className={LINK}>
        terms
      </a>
      {". What we keep, and for how long: "}
      <a href="/privacy#kept" target="_blank" rel="noopener" className={LINK}>
        privacy
      </a>
      .
    </p>
  </div>
);
