import { PageShell } from "@/components/layout/page-shell";
import { LinkButton } from "@/components/ui/link-button";
import type { Order } from "@/lib/domain/payment/order";
import { REPORT_PRICE } from "@/lib/domain/payment/price";
import type { CardTaking } from "./card-form";
import { OrderCard, OrderLine } from "./order-card";
import { PaymentTabs } from "./payment-tabs";

interface PaymentScreenProps {
  assessmentId: string;
  order: Order;
  taking: CardTaking;
}

/** The ways to pay, and what is paid for beside them. */
export const PaymentScreen = ({ assessmentId, order, taking }: PaymentScreenProps) => (
  <PageShell width="wide">
    <div className="grid items-start gap-x-24 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="min-w-0">
        {/* In two lines on every phone: in one, it would be as wide as some, and wrap when its own typeface arrives. */}
        <h1 className="max-w-72 text-3xl sm:max-w-none sm:text-4xl">
          {order.isPaid ? "Your full report is unlocked" : "Unlock your full report"}
        </h1>
        {order.isPaid ? (
          <>
            <p className="mt-2 text-muted-foreground">There is nothing left to pay.</p>
            <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
              <LinkButton href={`/results/${assessmentId}`}>View Results</LinkButton>
              <LinkButton href={`/report/${assessmentId}`} variant="outline">
                See Your Full Report
              </LinkButton>
            </div>
          </>
        ) : (
          <>
            <p className="mt-2 text-balance text-muted-foreground">
              {`${REPORT_PRICE}, one-time payment. No subscription. Have a chapter code? Use it instead.`}
            </p>
            <OrderLine companyName={order.companyName} />
            <PaymentTabs assessmentId={assessmentId} couponCode={order.couponCode ?? ""} taking={taking} />
          </>
        )}
      </div>
      <OrderCard order={order} />
    </div>
  </PageShell>
);
