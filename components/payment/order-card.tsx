import { brand } from "@/lib/brand";
import type { Order } from "@/lib/domain/payment/order";
import { REPORT_TOTAL } from "@/lib/domain/payment/price";
import styles from "./order-card.module.css";
import { OrderTerms } from "./order-terms";

const BENEFITS = [
  "AI readiness scoring, explained point by point",
  "3-phase roadmap with owners and measures",
  "Industry benchmarks and case studies, each with its source",
  "AI tool recommendations for your size and systems",
  "PDF report by email",
];

const WHAT = "Full AI readiness report";
const { taxLine } = brand.seller;

/** What is bought, for which company, for how much, who sells it, and on which terms. */
export const OrderCard = ({ order }: { order: Order }) => (
  <aside
    aria-label="Your order"
    className="min-w-0 border-border border-t pt-6 lg:border-primary lg:border-t-2"
  >
    <div className="hidden grid-cols-[6rem_minmax(0,1fr)] gap-6 lg:grid">
      <Thumbnail {...order} />
      <div>
        <h2 className="text-xl">{WHAT}</h2>
        <p className="mt-1 break-words text-muted-foreground text-sm">{`for ${order.companyName}`}</p>
        <p className="break-words text-muted-foreground text-sm">{`prepared for ${order.executiveName}`}</p>
      </div>
    </div>
    {!order.isPaid && (
      <dl className={styles.sum}>
        <div>
          <dt>Report, paid once</dt> <dd>{REPORT_TOTAL}</dd>
        </div>
        {taxLine !== undefined && (
          <div>
            <dt>Tax</dt> <dd>{taxLine}</dd>
          </div>
        )}
        <div data-total="">
          <dt>Total</dt> <dd>{REPORT_TOTAL}</dd>
        </div>
      </dl>
    )}
    <h2 className="font-sans text-sm lg:mt-6">What you get</h2>
    <ul className="mt-1 list-disc space-y-1 pl-5 text-sm">
      {BENEFITS.map((benefit) => (
        <li key={benefit}>{benefit}</li>
      ))}
    </ul>
    {!order.isPaid && <OrderTerms hasEmail={order.hasEmail} />}
  </aside>
);

/** The order in two lines, where the card comes after the ways to pay. */
export const OrderLine = ({ companyName }: Pick<Order, "companyName">) => (
  <div className="mt-5 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-primary border-t-2 border-b border-b-border py-3 lg:hidden">
    <p className="font-semibold">{WHAT}</p>
    <p className="font-semibold font-serif text-lg tabular-nums">{REPORT_TOTAL}</p>
    <p className="col-span-2 break-words text-muted-foreground text-sm">{`for ${companyName}, one payment`}</p>
    {taxLine !== undefined && <p className="col-span-2 text-muted-foreground text-sm">{taxLine}</p>}
  </div>
);

/** Page one of theirs, too small to read: the name, and the two halves. */
const Thumbnail = ({ companyName, topDownScore, bottomUpScore }: Order) => (
  <div aria-hidden="true" className={styles.thumbnail}>
    <b>{companyName}</b>
    <hr />
    <em style={{ width: `${topDownScore * 10}%` }} />
    <em style={{ width: `${bottomUpScore * 10}%` }} />
    <u />
  </div>
);
