"use client";

import { type FormEvent, useRef, useState } from "react";
import { PasswordInput } from "@/components/account/password-input";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ChoiceRow } from "@/components/ui/choice-row";
import { Dialog } from "@/components/ui/dialog";
import { Field, fieldIds } from "@/components/ui/field";
import { api, detailOf } from "@/lib/client/api";
import { forgetResult } from "@/lib/client/last-result";
import { navigate } from "@/lib/client/navigate";
import { toastAcross } from "@/lib/client/toast";
import { removeToken } from "@/lib/client/tokens";
import { PASSWORD_REQUIRED } from "@/lib/domain/account/check-messages";
import {
  ACCOUNT_DELETED,
  ACCOUNT_DELETED_ALONE,
  ACCOUNT_DELETED_WITH_ASSESSMENTS,
  ACCOUNT_NOT_DELETED,
} from "@/lib/domain/account/own-account-messages";

export interface DeleteAccountDialogProps {
  onClose: () => void;
}

/** What goes, what stays, the password, and a button that says what it does. */
export function DeleteAccountDialog({ onClose }: DeleteAccountDialogProps) {
  const [deleteAssessments, setDeleteAssessments] = useState(false);
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const passwordInput = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === "") {
      passwordInput.current?.focus();
      return setMissing(PASSWORD_REQUIRED);
    }
    setPending(true);
    setProblem(undefined);
    try {
      await api("/api/user", { method: "DELETE", body: { password, deleteAssessments }, as: "user" });
      goodbye(deleteAssessments);
    } catch (error) {
      setProblem(detailOf(error, ACCOUNT_NOT_DELETED));
      setPending(false);
    }
  };

  return (
    <Dialog isOpen onClose={onClose} title="Delete your account?">
      <form method="post" onSubmit={submit} noValidate className="grid gap-5">
        <p>Your account and its data are deleted immediately. This cannot be undone.</p>
        <ChoiceRow
          type="checkbox"
          checked={deleteAssessments}
          onChange={(event) => setDeleteAssessments(event.target.checked)}
        >
          Also delete my assessments and their reports
        </ChoiceRow>
        <p className="-mt-3 text-muted-foreground text-sm">
          {deleteAssessments
            ? "Their links stop working for everyone you have sent them to. Reports that you have not confirmed as yours stay."
            : "Otherwise they stay, without an owner, for anyone who has their links."}
        </p>
        <Field id="delete-password" label="Your password" error={missing}>
          <PasswordInput
            {...fieldIds("delete-password", { error: missing })}
            ref={passwordInput}
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setMissing(undefined);
            }}
          />
        </Field>
        {problem && <Alert tone="problem">{problem}</Alert>}
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <Button type="submit" variant="destructive" disabled={isPending}>
            {isPending ? "Deleting..." : "Delete My Account"}
          </Button>
          <Button variant="outline" onClick={onClose} disabled={isPending}>
            Keep My Account
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function goodbye(withAssessments: boolean): void {
  forgetResult();
  removeToken("user");
  toastAcross({
    title: ACCOUNT_DELETED,
    description: withAssessments ? ACCOUNT_DELETED_WITH_ASSESSMENTS : ACCOUNT_DELETED_ALONE,
  });
  navigate.to("/");
}
