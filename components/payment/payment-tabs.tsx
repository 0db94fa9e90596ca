"use client";

import * as Tabs from "radix-ui/tabs";
import { REPORT_TOTAL } from "@/lib/domain/payment/price";
import { CardForm, type CardTaking } from "./card-form";
import { CouponForm } from "./coupon-form";

interface PaymentTabsProps {
  assessmentId: string;
  /** Filled in beforehand; empty where the campaign brought none. */
  couponCode: string;
  taking: CardTaking;
}

/** Two ways of equal weight, the coupon first. */
export function PaymentTabs({ assessmentId, couponCode, taking }: PaymentTabsProps) {
  return (
    <Tabs.Root defaultValue="coupon" className="mt-6 lg:mt-10">
      <Tabs.List aria-label="How to unlock the report" className="grid grid-cols-2">
        <Way value="coupon" label="Coupon Code" note="from your chapter" />
        <Way value="card" label="Credit Card" note={REPORT_TOTAL} />
      </Tabs.List>
      <Tabs.Content value="coupon" className="pt-6">
        <CouponForm assessmentId={assessmentId} couponCode={couponCode} />
      </Tabs.Content>
      <Tabs.Content value="card" className="pt-6">
        <CardForm assessmentId={assessmentId} taking={taking} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

interface WayProps {
  value: string;
  label: string;
  note: string;
}

/** Its name is the label alone; what it costs describes it. */
const Way = ({ value, label, note }: WayProps) => (
  <Tabs.Trigger
    value={value}
    aria-describedby={`way-${value}-note`}
    className="group grid min-h-18 grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-3 border border-input px-3 py-2 text-left first:rounded-l-sm last:rounded-r-sm data-[state=active]:z-10 data-[state=active]:border-primary data-[state=active]:inset-ring-1 data-[state=active]:inset-ring-primary sm:px-4"
  >
    <span
      aria-hidden="true"
      className="size-5 rounded-full border border-input group-data-[state=active]:border-6 group-data-[state=active]:border-primary"
    />
    <span>
      <span className="block font-medium">{label}</span>
      <span
        id={`way-${value}-note`}
        aria-hidden="true"
        className="block text-muted-foreground text-xs leading-snug sm:text-sm"
      >
        {note}
      </span>
    </span>
  </Tabs.Trigger>
);
