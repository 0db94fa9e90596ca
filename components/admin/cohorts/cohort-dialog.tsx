"use client";

import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { adminApi } from "@/lib/client/admin-session";
import type { Serialized } from "@/lib/client/serialized";
import { type CohortOfAdmins, NewCohort } from "@/lib/domain/cohort/cohort";
import { COHORT_DELETE_FAILED, COHORT_SAVE_FAILED } from "@/lib/domain/cohort/messages";
import { TextField } from "../shell/text-field";
import { useSave } from "../shell/use-save";

interface CohortDialogProps {
  /** Null: a new one. */
  cohort: Serialized<CohortOfAdmins> | null;
  onClose: () => void;
  onSaved: () => void;
}

const PATH = "/api/admin/cohorts";

/** Names a cohort by its codes, changes it, or deletes it after a second press. Mounted anew each time it is opened. */
export function CohortDialog({ cohort, onClose, onSaved }: CohortDialogProps) {
  const { problems, isSaving, check, send } = useSave(onSaved);
  const [isAsked, setAsked] = useState(false);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = bodyOf(new FormData(event.currentTarget));
    if (!check(NewCohort.safeParse(body))) return;
    const [path, method] =
      cohort === null ? ([PATH, "POST"] as const) : ([`${PATH}/${cohort.id}`, "PATCH"] as const);
    const done = cohort === null ? "Cohort created" : "Cohort saved";
    await send(() => adminApi(path, { method, body }), done, COHORT_SAVE_FAILED);
  };
  const remove = async (id: string) => {
    if (!isAsked) return setAsked(true);
    await send(() => adminApi(`${PATH}/${id}`, { method: "DELETE" }), "Cohort deleted", COHORT_DELETE_FAILED);
  };

  const of = (name: string) => ({ name, error: problems[name] });
  return (
    <Dialog isOpen onClose={onClose} title={cohort === null ? "New Cohort" : "Edit Cohort"}>
      <form method="post" onSubmit={save} noValidate className="grid gap-4">
        <TextField
          {...of("name")}
          label="Name"
          hint="Such as: Spring evening 2027"
          defaultValue={cohort?.name ?? ""}
        />
        <TextField
          {...of("couponCodes")}
          label="Coupon codes"
          hint="Separated by commas. Firms that unlocked with one of them are counted."
          autoComplete="off"
          defaultValue={cohort?.couponCodes.join(", ") ?? ""}
        />
        <TextField
          {...of("floor")}
          label="Fewest firms"
          hint="Below it nothing is published: 5 to 50."
          inputMode="numeric"
          defaultValue={cohort?.floor ?? 8}
        />
        {problems.all && <Alert tone="problem">{problems.all}</Alert>}
        <div className="flex flex-wrap justify-end gap-3">
          {cohort !== null && (
            <Button
              variant="outline"
              disabled={isSaving}
              onClick={() => remove(cohort.id)}
              className="mr-auto"
            >
              {isAsked ? "Delete with its report and link" : "Delete"}
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={isSaving}>
            {isSaving ? "Saving..." : cohort === null ? "Create Cohort" : "Save Changes"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function bodyOf(form: FormData): Record<string, unknown> {
  const said = (name: string) => String(form.get(name) ?? "").trim();
  return {
    name: said("name"),
    couponCodes: said("couponCodes")
      .split(/[,;\s]+/)
      .filter((code) => code !== ""),
    floor: Number(said("floor") || "8"),
  };
}
