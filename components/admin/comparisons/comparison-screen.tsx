"use client";

import "@/lib/domain/zod-jitless";
import { Button } from "@/components/ui/button";
import { adminApi } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import type { Serialized } from "@/lib/client/serialized";
import { toastOutcome } from "@/lib/client/toast-outcome";
import { type Comparisons, withheldInWords } from "@/lib/domain/comparison/admin";
import { FETCH_COMPARISONS_FAILED, PUBLISH_ASKED, PUBLISH_FAILED } from "@/lib/domain/comparison/messages";
import { shortDate, shortMoment } from "@/lib/domain/dates";
import { AdminPage } from "../shell/admin-page";
import { Cell, DataTable, Row, TableLoading } from "../shell/data-table";
import { TableProblem } from "../shell/table-states";

const COLUMNS = ["Group", "Firms now", "Shown", "Published", "Why not newer"];
const PATH = "/api/admin/comparisons";
const SOON_MS = 3_000;

type Shown = Serialized<Comparisons>;

/** What of the firms is published for comparison, and why not more. */
export function ComparisonScreen() {
  const { data, error, mutate } = useAdmin<Comparisons>(PATH, {
    refreshInterval: (shown) => (shown?.isCounting ? SOON_MS : 0),
  });
  const publish = async () => {
    const isDone = await toastOutcome(
      adminApi(`${PATH}/publish`, { method: "POST", body: {} }),
      { title: PUBLISH_ASKED, tone: "good" },
      PUBLISH_FAILED,
    );
    if (isDone) setTimeout(() => void mutate(), SOON_MS);
  };
  const isTooSoon = data?.nextFrom != null && new Date(data.nextFrom) > new Date();
  return (
    <AdminPage
      title="Comparisons"
      here="/admin/comparisons"
      actions={
        <Button size="sm" disabled={data === undefined || isTooSoon} onClick={publish}>
          Publish Now
        </Button>
      }
    >
      {error ? (
        <TableProblem message={detailOf(error, FETCH_COMPARISONS_FAILED)} onRetry={() => mutate()} />
      ) : data === undefined || data.countedAt === null ? (
        <TableLoading
          label={data === undefined ? "Loading comparisons..." : "Counting the firms..."}
          columns={COLUMNS}
        />
      ) : (
        <>
          <p className="mb-4 max-w-[44rem] text-muted-foreground">{standing(data)}</p>
          <DataTable label="Groups of firms" columns={COLUMNS}>
            {data.cells.map((cell) => (
              <CellRow key={cell.key} cell={cell} />
            ))}
          </DataTable>
        </>
      )}
    </AdminPage>
  );
}

/** When it was, when it may be again, and who is not in it. */
function standing({ lastAt, nextFrom, leftOut, countedAt, isCounting }: Shown): string {
  const last = lastAt === null ? "Nothing has been published yet." : `Last published ${shortDate(lastAt)}.`;
  const next =
    nextFrom !== null && new Date(nextFrom) > new Date()
      ? ` Nothing new before ${shortDate(nextFrom)}.`
      : " What the rules allow is published within the hour.";
  const firms =
    leftOut === 1
      ? "1 firm is left out or was"
      : `${leftOut.toLocaleString("en-CA")} firms are left out or were`;
  const counted =
    isCounting && countedAt !== null
      ? ` Counted ${shortMoment(countedAt)}; they are being counted again.`
      : "";
  return `${last}${next} ${firms} never asked.${counted} Only this page shows exact numbers: readers see them to the nearest 5.`;
}

const CellRow = ({ cell }: { cell: Shown["cells"][number] }) => (
  <Row>
    <Cell isNarrow={false}>{cell.label}</Cell>
    <Cell>{cell.n.toLocaleString("en-CA")}</Cell>
    <Cell>{cell.published === null ? "Not shown" : `${cell.published.n.toLocaleString("en-CA")} firms`}</Cell>
    <Cell>{cell.published === null ? "Not published" : shortDate(cell.published.at)}</Cell>
    <Cell isNarrow={false}>{withheldInWords(cell)}</Cell>
  </Row>
);
