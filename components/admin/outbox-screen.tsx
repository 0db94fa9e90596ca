"use client";

import "@/lib/domain/no-eval";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ApiError, detailOf } from "@/lib/client/api";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import { shortMoment } from "@/lib/domain/dates";
import { FETCH_OUTBOX_FAILED, type OutboxLine, type OutboxLines } from "@/lib/domain/outbox/outbox";
import { DeskPage } from "./desk-page";
import { DeskEmpty, DeskLoading, DeskProblem } from "./desk-states";
import { Cell, DeskTable, Pager, Row, TypedCell } from "./desk-table";
import { OutboxDialog } from "./outbox-dialog";

const COLUMNS = ["To", "Subject", "Sent", "Attachments", ""];

/** The messages that the embedded mail has kept instead of sending them. */
export const OutboxScreen = () => (
  <DeskPage title="Outbox" here="/admin/outbox">
    <Outbox />
  </DeskPage>
);

function Outbox() {
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<OutboxLine | null>(null);
  const { data, error, mutate } = useAdmin<OutboxLines>(`/api/admin/outbox?page=${page}`, {
    keepPreviousData: true,
  });

  if (error instanceof ApiError && error.body.code === "no_outbox") return <Alert>{error.detail}</Alert>;
  if (error) return <DeskProblem message={detailOf(error, FETCH_OUTBOX_FAILED)} onRetry={() => mutate()} />;
  if (data === undefined) return <DeskLoading label="Loading the outbox..." />;
  if (data.total === 0) {
    return <DeskEmpty title="No messages yet" text="Emails that would have been sent appear here." />;
  }
  return (
    <>
      <p className="mb-3 text-muted-foreground">
        No email service is configured, so messages are kept here instead of being sent.
      </p>
      <DeskTable label="Messages" columns={COLUMNS}>
        {data.messages.map((message) => (
          <Row key={message.id}>
            <TypedCell>{message.to}</TypedCell>
            <Cell isNarrow={false}>{message.subject}</Cell>
            <Cell>{shortMoment(message.sentAt)}</Cell>
            <Cell>{message.attachments === 0 ? "None" : message.attachments}</Cell>
            <Cell>
              <Button variant="outline" size="sm" onClick={() => setOpened(message)}>
                Open
                <span className="sr-only">{` ${message.subject}, to ${message.to}`}</span>
              </Button>
            </Cell>
          </Row>
        ))}
      </DeskTable>
      <Pager page={page} hasMore={data.hasMore} onPage={setPage} />
      {opened !== null && <OutboxDialog line={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
