"use client";

import { Dialog } from "@/components/ui/dialog";
import type { Serialized } from "@/lib/client/serialized";
import { type Coupon, CouponChange, NewCoupon } from "@/lib/domain/coupon/coupon-admin";
import { COUPON_SAVE_FAILED } from "@/lib/domain/coupon/messages";
import { isoDay } from "@/lib/domain/dates";
import { EntryFoot } from "../shell/entry-foot";
import { TextField } from "../shell/text-field";
import { useSaveEntry } from "../shell/use-save-entry";

interface CouponDialogProps {
  /** Null: a new one. */
  coupon: Serialized<Coupon> | null;
  onClose: () => void;
  onSaved: () => void;
}

const COUPONS = {
  path: "/api/admin/coupons",
  noun: "Coupon",
  schemas: { added: NewCoupon, changed: CouponChange },
  failed: COUPON_SAVE_FAILED,
};

/** Makes a coupon, or changes its limits. Mounted anew each time it is opened. */
export function CouponDialog({ coupon, onClose, onSaved }: CouponDialogProps) {
  const { problems, isSaving, save } = useSaveEntry(COUPONS, coupon, bodyOf, onSaved);
  const of = (name: string) => ({ name, error: problems[name] });
  return (
    <Dialog isOpen onClose={onClose} title={coupon === null ? "New Coupon" : `Edit ${coupon.code}`}>
      <form method="post" onSubmit={save} noValidate className="grid gap-4">
        {coupon === null && (
          <TextField
            {...of("code")}
            label="Code"
            hint="What people enter at checkout. Not case-sensitive."
            autoComplete="off"
          />
        )}
        <TextField
          {...of("maxUses")}
          label="Number of uses"
          hint="Leave blank for unlimited"
          inputMode="numeric"
          defaultValue={coupon?.maxUses ?? ""}
        />
        <TextField
          {...of("expiresAt")}
          label="Last day"
          hint="Leave blank for no expiry"
          type="date"
          min={isoDay(new Date())}
          defaultValue={lastDayOf(coupon)}
        />
        <TextField
          {...of("description")}
          label="Description"
          hint="Visible to admins only"
          defaultValue={coupon?.description ?? ""}
        />
        <EntryFoot
          create={coupon === null ? "Create Coupon" : null}
          isSaving={isSaving}
          problem={problems.all}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}

const lastDayOf = (coupon: Serialized<Coupon> | null): string =>
  coupon?.expiresAt ? isoDay(new Date(coupon.expiresAt)) : "";

/**
 * What was left empty is no limit. A last day that was not changed is not sent: the stored time may be a moment within
 * that day.
 */
function bodyOf(form: FormData, coupon: Serialized<Coupon> | null): Record<string, unknown> {
  const said = (name: string) => String(form.get(name) ?? "").trim();
  const maxUses = said("maxUses");
  return {
    ...(coupon === null ? { code: said("code") } : {}),
    maxUses: maxUses === "" ? null : Number(maxUses),
    ...(coupon === null || said("expiresAt") !== lastDayOf(coupon)
      ? { expiresAt: said("expiresAt") || null }
      : {}),
    description: said("description") || null,
  };
}
