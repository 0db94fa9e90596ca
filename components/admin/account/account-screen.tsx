"use client";

import "@/lib/domain/zod-jitless";
import { ChangePasswordForm } from "@/components/account/change-password-form";
import { detailOf } from "@/lib/client/api";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import { toast } from "@/lib/client/toast";
import { PASSWORD_CHANGED, PASSWORD_CHANGED_DETAIL } from "@/lib/domain/account/own-account-messages";
import {
  ACCOUNT_TITLE,
  SESSIONS_FAILED,
  SESSIONS_TITLE,
  TWO_STEP_TITLE,
} from "@/lib/domain/two-step/messages";
import type { OwnSessions } from "@/lib/domain/two-step/two-step";
import { AdminPage } from "../shell/admin-page";
import { Part } from "../shell/part";
import { TableLoadingState, TableProblem } from "../shell/table-states";
import { SessionList } from "./session-list";
import { TwoStep } from "./two-step";

/** Who one is here, and how one signs in. */
export const AccountScreen = () => (
  <AdminPage title={ACCOUNT_TITLE} here="/admin/account">
    <Account />
  </AdminPage>
);

function Account() {
  const { data, error, mutate } = useAdmin<OwnSessions>("/api/admin/sessions", { revalidateOnMount: true });
  if (error) return <TableProblem message={detailOf(error, SESSIONS_FAILED)} onRetry={() => mutate()} />;
  if (data === undefined) return <TableLoadingState label="Loading your account..." />;
  return (
    <div className="grid max-w-xl gap-10">
      <p>
        You are signed in as <strong className="break-words">{data.email}</strong>.
      </p>
      <Part title={TWO_STEP_TITLE}>
        <TwoStep onChanged={() => void mutate()} />
      </Part>
      <Part title={SESSIONS_TITLE}>
        <SessionList sessions={data.sessions} onEnded={() => void mutate()} />
      </Part>
      <Part title="Password">
        <div className="sm:[&_[type=submit]]:justify-self-start">
          <ChangePasswordForm
            kind="admin"
            onChanged={() => {
              toast({ title: PASSWORD_CHANGED, description: PASSWORD_CHANGED_DETAIL });
              void mutate();
            }}
          />
        </div>
      </Part>
    </div>
  );
}
