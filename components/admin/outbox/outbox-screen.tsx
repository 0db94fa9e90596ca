"use client";

import "@/lib/domain/zod-jitless";
import { Alert } from "@/components/ui/alert";
import { ApiError, detailOf } from "@/lib/client/api";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import { useOpened } from "@/lib/client/hooks/use-history";
import { useListTop } from "@/lib/client/hooks/use-list-top";
import { useScrollReturn } from "@/lib/client/hooks/use-scroll-return";
import { shortMoment } from "@/lib/domain/dates";
import { FETCH_OUTBOX_FAILED, type OutboxLines } from "@/lib/domain/outbox/outbox";
import { AdminPage } from "../shell/admin-page";
import { Cell, DataTable, Row, TableLoading, TypedCell } from "../shell/data-table";
import { Pager } from "../shell/pager";
import { RowButton } from "../shell/row-button";
import { TableEmpty, TableProblem } from "../shell/table-states";
import { usePageSearchParams } from "../shell/use-page-search-params";
import { OutboxDialog } from "./outbox-dialog";

const COLUMNS = ["To", "Subject", "Sent", "Attachments", ""];

/** The messages that the embedded mail has kept instead of sending them. */
export const OutboxScreen = () => (
  <AdminPage title="Email" here="/admin/outbox">
    <Outbox />
  </AdminPage>
);

function Outbox() {
  const { page, change } = usePageSearchParams();
  const { opened, open, close } = useOpened("message");
  const { data, error, mutate } = useAdmin<OutboxLines>(`/api/admin/outbox?page=${page}`, {
    keepPreviousData: true,
  });
  const { top, turnTo } = useListTop(data?.page, error, (wanted) => change({ page: wanted }));
  useScrollReturn(data !== undefined);

  if (error instanceof ApiError && error.body.code === "no_outbox") return <Alert>{error.detail}</Alert>;
  if (error) return <TableProblem message={detailOf(error, FETCH_OUTBOX_FAILED)} onRetry={() => mutate()} />;
  if (data === undefined) return <TableLoading label="Loading the outbox..." columns={COLUMNS} />;
  if (data.total === 0) {
    return <TableEmpty title="No messages yet" text="Emails that would have been sent appear here." />;
  }
  return (
    <>
      <p className="mb-3 text-muted-foreground">
        No email service is configured, so messages are kept here instead of being sent.
      </p>
      <DataTable ref={top} label="Messages" columns={COLUMNS}>
        {data.messages.map((message) => (
          <Row key={message.id}>
            <TypedCell>{message.to}</TypedCell>
            <Cell isNarrow={false}>{message.subject}</Cell>
            <Cell>{shortMoment(message.sentAt)}</Cell>
            <Cell>{message.attachments === 0 ? "None" : message.attachments}</Cell>
            <Cell>
              <RowButton about={`${message.subject}, to ${message.to}`} onClick={() => open(message.id)}>
                Open
              </RowButton>
            </Cell>
          </Row>
        ))}
      </DataTable>
      <div className="mt-3">
        <Pager {...data} count={data.messages.length} onPage={turnTo} />
      </div>
      {opened !== null && (
        <OutboxDialog id={opened} line={data.messages.find(({ id }) => id === opened)} onClose={close} />
      )}
    </>
  );
}
