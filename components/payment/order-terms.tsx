import { brand } from "@/lib/brand";
import { REPORT_TOTAL } from "@/lib/domain/payment/price";

const LINK = "break-words underline underline-offset-4";
const { name, contact, refundDays, taxLine } = brand.seller;

/** The price, the seller and the refund terms: read before paying, not on the receipt. */
export const OrderTerms = () => (
  <div className="mt-5 border-border border-t pt-4 text-muted-foreground text-sm">
    <p className="flex justify-between gap-4 font-medium text-foreground">
      <span>Total</span> <span className="tabular-nums">{REPORT_TOTAL}</span>
    </p>
    {taxLine !== undefined && <p className="mt-1">{taxLine}</p>}
    <p className="mt-3">{`Sold by ${name}.`}</p>
    <p>{`Full refund within ${refundDays} days if you ask.`}</p>
    <p>
      {"Questions: "}
      <a href={`mailto:${contact}`} className={LINK}>
        {contact}
      </a>
    </p>
    <p className="mt-1">
      {"By paying you accept the "}
      <a href="/terms" target="_blank" rel="noopener" className={LINK}>
        terms
      </a>
      {". What is kept: "}
      <a href="/privacy#kept" target="_blank" rel="noopener" className={LINK}>
        privacy
      </a>
      .
    </p>
  </div>
);
