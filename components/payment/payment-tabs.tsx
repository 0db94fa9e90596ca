"use client";

import { Tabs } from "radix-ui";
import { Tab } from "@/components/ui/tabs";
import { CardForm, type CardTaking } from "./card-form";
import { CouponForm } from "./coupon-form";

interface PaymentTabsProps {
  assessmentId: string;
  taking: CardTaking;
}

export function PaymentTabs({ assessmentId, taking }: PaymentTabsProps) {
  return (
    <Tabs.Root defaultValue="coupon" className="rounded-sm border border-border bg-card">
      <Tabs.List aria-label="How to unlock the report" className="grid grid-cols-2 border-border border-b">
        <Tab value="coupon">Coupon Code</Tab>
        <Tab value="card">Credit Card</Tab>
      </Tabs.List>
      <Tabs.Content value="coupon" className="p-5 sm:p-6">
        <CouponForm assessmentId={assessmentId} />
      </Tabs.Content>
      <Tabs.Content value="card" className="p-5 sm:p-6">
        <CardForm assessmentId={assessmentId} taking={taking} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
