"use client";

import * as Tabs from "radix-ui/tabs";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Tab } from "@/components/ui/tabs";
import { adminDownload } from "@/lib/client/admin-download";
import { isSessionOver } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import { shortMoment } from "@/lib/domain/dates";
import {
  FETCH_OUTBOX_FAILED,
  FILE_NOT_DOWNLOADED,
  type OutboxLine,
  type OutboxMessage,
} from "@/lib/domain/outbox/outbox";
import { LinkedText } from "../shell/linked-text";
import { TableLoadingState, TableProblem } from "../shell/table-states";

interface OutboxDialogProps {
  id: string;
  /** What the table knows already; undefined where it is on another page. */
  line: OutboxLine | undefined;
  onClose: () => void;
}

/** One message, as text and as it looks in a mail program. Nothing in it can run or load anything. */
export function OutboxDialog({ id, line, onClose }: OutboxDialogProps) {
  const { data, error, mutate } = useAdmin<{ message: OutboxMessage }>(`/api/admin/outbox/${id}`);
  const known = line ?? data?.message;
  return (
    <Dialog isOpen onClose={onClose} title={known?.subject ?? "Message"} size="wide">
      <p className="mb-4 text-muted-foreground text-sm">
        {known !== undefined && `To ${known.to}, ${shortMoment(known.sentAt)}`}
      </p>
      {error ? (
        <TableProblem message={detailOf(error, FETCH_OUTBOX_FAILED)} onRetry={() => mutate()} />
      ) : data === undefined ? (
        <TableLoadingState label="Loading the message..." />
      ) : (
        <Message message={data.message} />
      )}
    </Dialog>
  );
}

const TAB = "-mb-px min-h-11 px-4 text-sm";

const Message = ({ message }: { message: OutboxMessage }) => (
  <>
    <Tabs.Root defaultValue="text">
      <Tabs.List aria-label="How to show it" className="mb-3 flex border-border border-b">
        <Tab value="text" className={TAB}>
          Text
        </Tab>
        <Tab value="html" className={TAB}>
          Preview
        </Tab>
      </Tabs.List>
      <Tabs.Content value="text">
        <LinkedText text={message.text} />
      </Tabs.Content>
      <Tabs.Content value="html">
        <iframe
          title="Message preview"
          sandbox=""
          srcDoc={message.html}
          className="h-[60vh] w-full border border-border bg-white"
        />
      </Tabs.Content>
    </Tabs.Root>
    <Attachments message={message} />
  </>
);

/** Its files, to be saved one by one. */
function Attachments({ message }: { message: OutboxMessage }) {
  const [hasFailed, setFailed] = useState(false);
  if (message.attachments.length === 0) return null;

  const save = async (index: number, fileName: string) => {
    setFailed(false);
    try {
      await adminDownload(`/api/admin/outbox/${message.id}/attachments/${index}`, fileName);
    } catch (error) {
      setFailed(!isSessionOver(error));
    }
  };

  return (
    <div className="mt-4 grid gap-3">
      <ul aria-label="Attachments" className="flex flex-wrap gap-2">
        {message.attachments.map(({ fileName, bytes }, index) => (
          <li key={fileName}>
            <Button variant="outline" size="sm" onClick={() => save(index, fileName)}>
              {`${fileName} (${Math.ceil(bytes / 1024).toLocaleString("en-CA")} KB)`}
            </Button>
          </li>
        ))}
      </ul>
      {hasFailed && <Alert tone="problem">{FILE_NOT_DOWNLOADED}</Alert>}
    </div>
  );
}
