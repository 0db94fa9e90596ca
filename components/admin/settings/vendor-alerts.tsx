import { Alert } from "@/components/ui/alert";
import type { Serialized } from "@/lib/client/serialized";
import { shortMoment } from "@/lib/domain/dates";
import type { VendorAlert } from "@/lib/domain/vendor/alert";
import { alertInWords, PART_LABELS } from "@/lib/domain/vendor/alert-words";
import { Cell, DataTable, Row } from "../shell/data-table";

/** A service that refuses us now: since when, what it means, and what to do. */
export function OpenAlert({ alert }: { alert: Serialized<VendorAlert> }) {
  const { title, meanwhile, advice } = alertInWords(alert);
  const times = alert.count === 1 ? "Once" : `${alert.count} times`;
  return (
    <Alert tone="problem">
      <h3 className="font-medium">{title}</h3>
      <p>{advice}</p>
      <p>{meanwhile}</p>
      <p className="text-muted-foreground text-xs">
        {`${times} since ${shortMoment(alert.firstAt)}, most recently ${shortMoment(alert.lastAt)}`}
      </p>
    </Alert>
  );
}

/** Those that take us again. */
export const FixedAlerts = ({ alerts }: { alerts: Serialized<VendorAlert[]> }) => (
  <div className="mt-4">
    <DataTable label="Fixed in the last 30 days" columns={["Part", "What happened", "From", "Fixed"]}>
      {alerts.map((alert) => (
        <Row key={alert.id}>
          <Cell>{PART_LABELS[alert.part]}</Cell>
          <Cell isNarrow={false}>{alertInWords(alert).title}</Cell>
          <Cell>{shortMoment(alert.firstAt)}</Cell>
          <Cell>{alert.healedAt === null ? "" : shortMoment(alert.healedAt)}</Cell>
        </Row>
      ))}
    </DataTable>
  </div>
);
