"use client";

import "@/lib/domain/zod-jitless";
import { Button } from "@/components/ui/button";
import { adminApi, isSessionOver } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import { toast } from "@/lib/client/toast";
import { shortMoment } from "@/lib/domain/dates";
import { type FailedJobs, FETCH_JOBS_FAILED, JOB_KINDS, JOB_RETRY_FAILED } from "@/lib/domain/job";
import { AdminPage } from "../shell/admin-page";
import { Cell, DataTable, Row, TableLoading } from "../shell/data-table";
import { TableEmpty, TableProblem } from "../shell/table-states";

const COLUMNS = ["Work", "About", "Given up", "Reason", ""];

/** Dead-letter list: jobs that have used up their retries, to be retried once their cause is repaired. */
export const JobScreen = () => (
  <AdminPage title="Failed jobs" here="/admin/jobs">
    <Jobs />
  </AdminPage>
);

function Jobs() {
  const { data, error, mutate } = useAdmin<FailedJobs>("/api/admin/jobs");
  const retry = async (id: string) => {
    try {
      await adminApi(`/api/admin/jobs/${id}/retry`, { method: "POST", body: {} });
      toast({ title: "Job queued for retry.", tone: "good" });
    } catch (failure) {
      if (!isSessionOver(failure)) toast({ title: detailOf(failure, JOB_RETRY_FAILED), tone: "problem" });
    }
    await mutate();
  };

  if (error) return <TableProblem message={detailOf(error, FETCH_JOBS_FAILED)} onRetry={() => mutate()} />;
  if (data === undefined) return <TableLoading label="Loading failed jobs..." columns={COLUMNS} />;
  if (data.jobs.length === 0) {
    return (
      <TableEmpty
        title="Nothing has failed"
        text="Jobs that failed nine times appear here for you to retry."
      />
    );
  }
  return (
    <DataTable label="Failed jobs" columns={COLUMNS}>
      {data.jobs.map(({ id, kind, payload, failedAt, reason }) => (
        <Row key={id}>
          <Cell>{JOB_KINDS[kind].label}</Cell>
          <Cell>
            <About payload={payload} />
          </Cell>
          <Cell>{shortMoment(failedAt)}</Cell>
          <Cell>{reason}</Cell>
          <Cell>
            <Button variant="outline" size="sm" onClick={() => retry(id)}>
              Retry
              <span className="sr-only">{` ${JOB_KINDS[kind].label}`}</span>
            </Button>
          </Cell>
        </Row>
      ))}
    </DataTable>
  );
}

function About({ payload }: { payload: Record<string, string> }) {
  if (payload.assessmentId !== undefined) {
    return (
      <a href={`/admin/report/${payload.assessmentId}`} className="font-mono text-xs underline">
        {payload.assessmentId}
      </a>
    );
  }
  return <span className="font-mono text-xs">{Object.values(payload).join(", ")}</span>;
}
