"use client";

import type { FormEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { adminApi } from "@/lib/client/admin-session";
import type { Serialized } from "@/lib/client/serialized";
import { type Coupon, CouponChange, NewCoupon } from "@/lib/domain/coupon/coupon-admin";
import { COUPON_SAVE_FAILED } from "@/lib/domain/coupon/messages";
import { isoDay } from "@/lib/domain/dates";
import { TextField } from "../shell/text-field";
import { useSave } from "../shell/use-save";

interface CouponDialogProps {
  /** Null: a new one. */
  coupon: Serialized<Coupon> | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Makes a coupon, or changes its limits. Mounted anew each time it is opened. */
export function CouponDialog({ coupon, onClose, onSaved }: CouponDialogProps) {
  const { problems, isSaving, check, send } = useSave(onSaved);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = bodyOf(new FormData(event.currentTarget), coupon);
    if (!check((coupon === null ? NewCoupon : CouponChange).safeParse(body))) return;
    const isNew = coupon === null;
    const [path, method] = isNew
      ? (["/api/admin/coupons", "POST"] as const)
      : ([`/api/admin/coupons/${coupon.id}`, "PATCH"] as const);
    const done = isNew ? "Coupon created" : "Coupon saved";
    await send(() => adminApi(path, { method, body }), done, COUPON_SAVE_FAILED);
  };

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
        {problems.all && <Alert tone="problem">{problems.all}</Alert>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={isSaving}>
            {isSaving ? "Saving..." : coupon === null ? "Create Coupon" : "Save Changes"}
          </Button>
        </div>
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
