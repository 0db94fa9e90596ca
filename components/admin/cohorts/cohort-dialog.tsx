"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { adminApi } from "@/lib/client/admin-session";
import type { Serialized } from "@/lib/client/serialized";
import { type CohortOfAdmins, NewCohort } from "@/lib/domain/cohort/cohort";
import { COHORT_DELETE_FAILED, COHORT_SAVE_FAILED } from "@/lib/domain/cohort/messages";
import { EntryFoot } from "../shell/entry-foot";
import { TextField } from "../shell/text-field";
import { useSaveEntry } from "../shell/use-save-entry";

interface CohortDialogProps {
  /** Null: a new one. */
  cohort: Serialized<CohortOfAdmins> | null;
  onClose: () => void;
  onSaved: () => void;
}

const COHORTS = {
  path: "/api/admin/cohorts",
  noun: "Cohort",
  schemas: { added: NewCohort, changed: NewCohort },
  failed: COHORT_SAVE_FAILED,
};

/** Names a cohort by its codes, changes it, or deletes it after a second press. Mounted anew each time it is opened. */
export function CohortDialog({ cohort, onClose, onSaved }: CohortDialogProps) {
  const { problems, isSaving, send, save } = useSaveEntry(COHORTS, cohort, bodyOf, onSaved);
  const [isAsked, setAsked] = useState(false);

  const remove = async (id: string) => {
    if (!isAsked) return setAsked(true);
    const work = () => adminApi(`${COHORTS.path}/${id}`, { method: "DELETE" });
    await send(work, "Cohort deleted", COHORT_DELETE_FAILED);
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
          label="Firms needed"
          hint="With fewer nothing is published. From 5 to 50."
          inputMode="numeric"
          defaultValue={cohort?.floor ?? 8}
        />
        <EntryFoot
          create={cohort === null ? "Create Cohort" : null}
          isSaving={isSaving}
          problem={problems.all}
          onClose={onClose}
        >
          {cohort !== null && (
            <Button
              variant="outline"
              disabled={isSaving}
              onClick={() => remove(cohort.id)}
              className="mr-auto"
            >
              {isAsked ? "Delete with Its Report and Link" : "Delete"}
            </Button>
          )}
        </EntryFoot>
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
