"use client";

import "@/lib/domain/zod-jitless";
import { Alert } from "@/components/ui/alert";
import { detailOf } from "@/lib/client/api";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import type { Serialized } from "@/lib/client/serialized";
import type { SettingsView } from "@/lib/domain/settings/settings";
import {
  ALL_IS_WELL,
  FETCH_SETTINGS_FAILED,
  NO_ADVICE,
  SERVED_LABELS,
  SET_WHERE,
  SETTINGS_TITLE,
  servedBy,
  spentInWords,
} from "@/lib/domain/settings/words";
import { SETUP_ABOUT } from "@/lib/domain/setup/setup";
import { AdminPage } from "../shell/admin-page";
import { Cell, DataTable, Row } from "../shell/data-table";
import { Part } from "../shell/part";
import { TableLoadingState, TableProblem } from "../shell/table-states";
import { SetupProduction } from "./setup-production";
import { FixedAlerts, OpenAlert } from "./vendor-alerts";

/** What serves each part here, what is unwise about it, and which services refuse us. */
export const SettingsScreen = () => (
  <AdminPage title={SETTINGS_TITLE} here="/admin/settings">
    <Settings />
  </AdminPage>
);

function Settings() {
  const { data, error, mutate } = useAdmin<SettingsView>("/api/admin/settings");
  if (error)
    return <TableProblem message={detailOf(error, FETCH_SETTINGS_FAILED)} onRetry={() => mutate()} />;
  if (data === undefined) return <TableLoadingState label="Loading the settings..." />;
  const open = data.alerts.filter(({ healedAt }) => healedAt === null);
  const fixed = data.alerts.filter(({ healedAt }) => healedAt !== null);
  return (
    <div className="grid max-w-4xl gap-8">
      <Part title="Services that need attention">
        {open.length === 0 ? (
          <p className="text-muted-foreground">{ALL_IS_WELL}</p>
        ) : (
          <div className="grid gap-3">
            {open.map((alert) => (
              <OpenAlert key={alert.id} alert={alert} />
            ))}
          </div>
        )}
        {fixed.length > 0 && <FixedAlerts alerts={fixed} />}
      </Part>
      <Part title="Settings worth changing">
        <AdviceList advice={data.advice} />
      </Part>
      <Part title="What serves each part">
        <DataTable label="What serves each part" columns={["Part", "Served by", "Detail"]}>
          {data.served.map(({ part, adapter, detail }) => (
            <Row key={part}>
              <Cell>{SERVED_LABELS[part]}</Cell>
              <Cell isNarrow={false}>{servedBy(part, adapter)}</Cell>
              <Cell isNarrow={false}>{detail ?? ""}</Cell>
            </Row>
          ))}
        </DataTable>
        <p className="mt-3">{spentInWords(data.spent)}</p>
        <p className="mt-1 text-muted-foreground">{SET_WHERE}</p>
      </Part>
      <Part title="Setup">
        <p className="mb-3 text-muted-foreground">{SETUP_ABOUT}</p>
        <SetupProduction />
      </Part>
    </div>
  );
}

const AdviceList = ({ advice }: { advice: Serialized<SettingsView["advice"]> }) =>
  advice.length === 0 ? (
    <p className="text-muted-foreground">{NO_ADVICE}</p>
  ) : (
    <div className="grid gap-3">
      {advice.map(({ setting, advice: text }) => (
        <Alert key={`${setting} ${text}`}>
          <p className="font-mono text-xs">{setting}</p>
          <p>{text}</p>
        </Alert>
      ))}
    </div>
  );
