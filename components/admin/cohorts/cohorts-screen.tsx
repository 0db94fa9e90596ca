"use client";

import "@/lib/domain/zod-jitless";
import { useRef, useState } from "react";
import { ShareMade } from "@/components/share/share-made";
import { Button } from "@/components/ui/button";
import { detailOf } from "@/lib/client/api";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import { useOpened } from "@/lib/client/hooks/use-history";
import { useKeptFocus } from "@/lib/client/hooks/use-kept-focus";
import type { CohortOfAdmins } from "@/lib/domain/cohort/cohort";
import { FETCH_COHORTS_FAILED } from "@/lib/domain/cohort/messages";
import { AdminPage } from "../shell/admin-page";
import { DataTable, TableLoading } from "../shell/data-table";
import { TableEmpty, TableProblem } from "../shell/table-states";
import { CohortDialog } from "./cohort-dialog";
import { CohortRow } from "./cohort-row";

const COLUMNS = ["Cohort", "Codes", "Firms", "Published", "Reading link", ""];

/** Groups of firms, such as those of one evening, and the reports that were published of them. */
export function CohortsScreen() {
  const { opened, open, close } = useOpened("cohort");
  const { data, error, mutate } = useAdmin<{ cohorts: CohortOfAdmins[] }>("/api/admin/cohorts");
  const [link, setLink] = useState("");
  const area = useRef<HTMLDivElement>(null);
  useKeptFocus(area);
  const edited = opened === "new" ? null : data?.cohorts.find(({ id }) => id === opened);
  return (
    <AdminPage
      title="Cohorts"
      here="/admin/cohorts"
      actions={
        <Button size="sm" onClick={() => open("new")}>
          New Cohort
        </Button>
      }
    >
      <div ref={area} tabIndex={-1} className="outline-none">
        {link !== "" && (
          <div className="mb-5 max-w-[44rem]">
            <ShareMade key={link} url={link} />
          </div>
        )}
        {error ? (
          <TableProblem message={detailOf(error, FETCH_COHORTS_FAILED)} onRetry={() => mutate()} />
        ) : data === undefined ? (
          <TableLoading label="Loading cohorts..." columns={COLUMNS} isWide />
        ) : data.cohorts.length === 0 ? (
          <TableEmpty
            title="No cohorts yet"
            text="Name one by the coupon codes of an evening or a group, and publish what its firms have in common."
          />
        ) : (
          <DataTable label="Cohorts" columns={COLUMNS} isWide>
            {data.cohorts.map((cohort) => (
              <CohortRow
                key={cohort.id}
                cohort={cohort}
                onEdit={() => open(cohort.id)}
                onLink={setLink}
                reload={mutate}
              />
            ))}
          </DataTable>
        )}
      </div>
      {edited !== undefined && opened !== null && (
        <CohortDialog
          key={opened}
          cohort={edited}
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
