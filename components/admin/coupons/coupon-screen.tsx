"use client";

import "@/lib/domain/zod-jitless";
import { Button } from "@/components/ui/button";
import { adminApi } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import { useOpened } from "@/lib/client/hooks/use-history";
import type { Serialized } from "@/lib/client/serialized";
import { toastOutcome } from "@/lib/client/toast-outcome";
import { type Coupon, type CouponState, couponState } from "@/lib/domain/coupon/coupon-admin";
import {
  COUPON_LINK_NOTE,
  COUPON_SAVE_FAILED,
  couponLinkDead,
  FETCH_COUPONS_FAILED,
} from "@/lib/domain/coupon/messages";
import { shortDate } from "@/lib/domain/dates";
import { amountInWords, REPORT_PRICE_IN_CENTS } from "@/lib/domain/payment/price";
import { AdminPage } from "../shell/admin-page";
import { Cell, DataTable, Row, TableLoading } from "../shell/data-table";
import { RowButton } from "../shell/row-button";
import { ShareLinkDialog } from "../shell/share-link-dialog";
import { TableEmpty, TableProblem } from "../shell/table-states";
import { CouponDialog } from "./coupon-dialog";

type ShownCoupon = Serialized<Coupon>;
const COLUMNS = ["Code", "State", "Used", "Given away", "Expires", "Description", "Created", ""];

/** The codes that open a report without a card. */
export function CouponScreen() {
  const { opened, open, close } = useOpened("coupon");
  const share = useOpened("coupon-link");
  const { data, error, mutate } = useAdmin<{ coupons: Coupon[] }>("/api/admin/coupons");
  const edited = opened === "new" ? null : data?.coupons.find(({ id }) => id === opened);

  const shared = data?.coupons.find(({ id }) => id === share.opened);

  const switchTo = async (coupon: ShownCoupon, isActive: boolean) => {
    const isDone = await toastOutcome(
      adminApi(`/api/admin/coupons/${coupon.id}`, { method: "PATCH", body: { isActive } }),
      { title: `${coupon.code} is switched ${isActive ? "on" : "off"}` },
      COUPON_SAVE_FAILED,
    );
    if (isDone) await mutate();
  };

  return (
    <AdminPage
      title="Coupons"
      here="/admin/coupons"
      actions={
        <Button size="sm" onClick={() => open("new")}>
          New Coupon
        </Button>
      }
    >
      {error ? (
        <TableProblem message={detailOf(error, FETCH_COUPONS_FAILED)} onRetry={() => mutate()} />
      ) : data === undefined ? (
        <TableLoading label="Loading coupons..." columns={COLUMNS} isWide />
      ) : data.coupons.length === 0 ? (
        <TableEmpty title="No coupons yet" text="Create one and give its code to a chapter or a guest." />
      ) : (
        <DataTable label="Coupons" columns={COLUMNS} isWide>
          {data.coupons.map((coupon) => (
            <CouponRow
              key={coupon.id}
              coupon={coupon}
              onShare={({ id }) => share.open(id)}
              onEdit={({ id }) => open(id)}
              onSwitch={switchTo}
            />
          ))}
        </DataTable>
      )}
      {shared !== undefined && (
        <ShareLinkDialog
          title={`Share ${shared.code}`}
          note={linkNote(shared)}
          code={shared.code}
          path={`/?coupon=${shared.code}`}
          onClose={share.close}
        />
      )}
      {edited !== undefined && opened !== null && (
        <CouponDialog
          key={opened}
          coupon={edited}
          onClose={close}
          onSaved={() => {
            close();
            void mutate();
          }}
        />
      )}
    </AdminPage>
  );
}

function linkNote(coupon: ShownCoupon): string {
  const state = couponState(coupon, new Date());
  return state === "Active" ? COUPON_LINK_NOTE : couponLinkDead(coupon.code, state);
}

interface CouponRowProps {
  coupon: ShownCoupon;
  onShare: (coupon: ShownCoupon) => void;
  onEdit: (coupon: ShownCoupon) => void;
  onSwitch: (coupon: ShownCoupon, isActive: boolean) => void;
}

function CouponRow({ coupon, onShare, onEdit, onSwitch }: CouponRowProps) {
  const { code, isActive, usedCount, expiresAt, description, createdAt } = coupon;
  return (
    <Row>
      <Cell>
        <span className="font-mono">{code}</span>
      </Cell>
      <Cell>
        <State state={couponState(coupon, new Date())} />
      </Cell>
      <Cell>
        <Used coupon={coupon} />
      </Cell>
      <Cell>{amountInWords(usedCount * REPORT_PRICE_IN_CENTS)}</Cell>
      <Cell>{expiresAt === null ? "Never" : shortDate(expiresAt)}</Cell>
      <Cell isNarrow={false}>{description}</Cell>
      <Cell>{shortDate(createdAt)}</Cell>
      <Cell>
        <div className="flex justify-end gap-2">
          <RowButton about={code} onClick={() => onShare(coupon)}>
            Share
          </RowButton>
          <RowButton about={code} onClick={() => onEdit(coupon)}>
            Edit
          </RowButton>
          <RowButton about={code} onClick={() => onSwitch(coupon, !isActive)}>
            {isActive ? "Switch Off" : "Switch On"}
          </RowButton>
        </div>
      </Cell>
    </Row>
  );
}

/** How often it was used; the leads that it unlocked. */
function Used({ coupon: { code, usedCount, maxUses } }: { coupon: ShownCoupon }) {
  const used = maxUses === null ? `${usedCount} of unlimited` : `${usedCount} of ${maxUses}`;
  if (usedCount === 0) return used;
  return (
    <a href={`/admin?coupon=${encodeURIComponent(code)}`} className="underline underline-offset-4">
      {used}
    </a>
  );
}

const DOTS: Readonly<Record<CouponState, string>> = {
  Active: "bg-primary",
  "Switched off": "bg-muted-foreground",
  Expired: "bg-warning",
  "Used up": "bg-warning",
};

const State = ({ state }: { state: CouponState }) => (
  <span className="inline-flex items-center gap-2">
    <span aria-hidden="true" className={`size-2 rounded-full ${DOTS[state]}`} />
    {state}
  </span>
);
