"use client";

import "@/lib/domain/zod-jitless";
import { adminApi } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import { toastOutcome } from "@/lib/client/toast-outcome";
import { shortMoment } from "@/lib/domain/dates";
import type { EventLog } from "@/lib/domain/event/event";
import { EVENT_LABELS, FETCH_EVENTS_FAILED, NO_EVENT_ADDRESS, REPLAY_FAILED } from "@/lib/domain/event/words";
import { AdminPage } from "../shell/admin-page";
import { Cell, DataTable, Row, TableLoading } from "../shell/data-table";
import { RowButton } from "../shell/row-button";
import { TableEmpty, TableProblem } from "../shell/table-states";

const COLUMNS = ["Event", "About", "When", "State", ""];

/** Webhook deliveries, each to be replayed where it got lost. */
export const EventScreen = () => (
  <AdminPage title="Webhooks" here="/admin/events">
    <Events />
  </AdminPage>
);

function Events() {
  const { data, error, mutate } = useAdmin<EventLog>("/api/admin/events");
  const replay = async (id: string) => {
    await toastOutcome(
      adminApi(`/api/admin/events/${id}/replay`, { method: "POST", body: {} }),
      { title: "Event sent again.", tone: "good" },
      REPLAY_FAILED,
    );
    await mutate();
  };

  if (error) return <TableProblem message={detailOf(error, FETCH_EVENTS_FAILED)} onRetry={() => mutate()} />;
  if (data === undefined) return <TableLoading label="Loading events..." columns={COLUMNS} />;
  if (data.events.length === 0) {
    return (
      <TableEmpty
        title="No events yet"
        text={data.isOn ? "Lead events appear here once they are sent." : NO_EVENT_ADDRESS}
      />
    );
  }
  return (
    <DataTable label="Events" columns={COLUMNS}>
      {data.events.map(({ id, type, assessmentId, companyName, status, attempts, lastAnswer, createdAt }) => (
        <Row key={id}>
          <Cell>{EVENT_LABELS[type]}</Cell>
          <Cell>
            <a href={`/admin/report/${assessmentId}`} className="underline">
              {companyName}
            </a>
          </Cell>
          <Cell>{shortMoment(createdAt)}</Cell>
          <Cell>{stateInWords(status, attempts, lastAnswer)}</Cell>
          <Cell>
            <RowButton about={`${EVENT_LABELS[type]}, ${companyName}`} onClick={() => replay(id)}>
              Send Again
            </RowButton>
          </Cell>
        </Row>
      ))}
    </DataTable>
  );
}

function stateInWords(status: string, attempts: number, lastAnswer: string | null): string {
  const tries = attempts === 1 ? "1 try" : `${attempts} tries`;
  if (status === "delivered") return `Delivered, ${tries}`;
  return lastAnswer === null ? "Waiting" : `Waiting after ${tries}: ${lastAnswer}`;
}
