"use client";

import { type ComponentProps, type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, fieldIds } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { adminApi, isSessionOver } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import { issuesIn } from "@/lib/client/issues";
import type { Serialized } from "@/lib/client/serialized";
import { toast } from "@/lib/client/toast";
import { type Coupon, CouponChange, NewCoupon } from "@/lib/domain/coupon/coupon-admin";
import { COUPON_SAVE_FAILED } from "@/lib/domain/coupon/messages";
import { isoDay } from "@/lib/domain/dates";

interface CouponDialogProps {
  /** Null: a new one. */
  coupon: Serialized<Coupon> | null;
  onClose: () => void;
  onSaved: () => void;
}

type Problems = Partial<Record<string, string>>;

/** Makes a coupon, or changes its limits. Mounted anew each time it is opened. */
export function CouponDialog({ coupon, onClose, onSaved }: CouponDialogProps) {
  const [problems, setProblems] = useState<Problems>({});
  const [isSaving, setSaving] = useState(false);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = bodyOf(new FormData(event.currentTarget), coupon);
    const parsed = (coupon === null ? NewCoupon : CouponChange).safeParse(body);
    if (!parsed.success) return setProblems(problemsOf(parsed.error.issues));
    setSaving(true);
    setProblems({});
    try {
      if (coupon === null) await adminApi("/api/admin/coupons", { method: "POST", body });
      else await adminApi(`/api/admin/coupons/${coupon.id}`, { method: "PATCH", body });
      toast({ title: coupon === null ? "Coupon created" : "Coupon saved", tone: "good" });
      onSaved();
    } catch (error) {
      if (isSessionOver(error)) return;
      const issues = issuesIn(error);
      setProblems(
        issues.length === 0
          ? { all: detailOf(error, COUPON_SAVE_FAILED) }
          : Object.fromEntries(issues.map(({ field, message }) => [field, message])),
      );
    } finally {
      setSaving(false);
    }
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

interface TextFieldProps extends ComponentProps<typeof Input> {
  name: string;
  label: string;
  hint: string;
  error: string | undefined;
}

const TextField = ({ name, label, hint, error, ...input }: TextFieldProps) => (
  <Field id={name} label={label} hint={hint} error={error}>
    <Input {...fieldIds(name, { hint, error })} name={name} {...input} />
  </Field>
);

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

const problemsOf = (issues: readonly { path: PropertyKey[]; message: string }[]): Problems =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
