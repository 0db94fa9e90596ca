import { LinkButton } from "@/components/ui/link-button";
import { adminApi, isSessionOver } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import type { Serialized } from "@/lib/client/serialized";
import { toast } from "@/lib/client/toast";
import { toastOutcome } from "@/lib/client/toast-outcome";
import type { CohortLink, CohortOfAdmins } from "@/lib/domain/cohort/cohort";
import { COHORT_LINK_FAILED, COHORT_PUBLISH_FAILED } from "@/lib/domain/cohort/messages";
import { shortDate } from "@/lib/domain/dates";
import { Cell, Row, TypedCell } from "../shell/data-table";
import { RowButton } from "../shell/row-button";

interface CohortRowProps {
  cohort: Serialized<CohortOfAdmins>;
  onEdit: () => void;
  /** The address of a link that was just made. */
  onLink: (url: string) => void;
  reload: () => Promise<unknown>;
}

/** One cohort: what is counted, what is published, and who may read it. */
export function CohortRow({ cohort, onEdit, onLink, reload }: CohortRowProps) {
  const { id, name, couponCodes, sharedCodes, count, floor, publishedAt, linkUntil } = cohort;
  const path = `/api/admin/cohorts/${id}`;

  const publish = async () => {
    const done = { title: `The report of ${name} is published.`, tone: "good" } as const;
    await toastOutcome(
      adminApi(`${path}/publish`, { method: "POST", body: {} }),
      done,
      COHORT_PUBLISH_FAILED,
    );
    await reload();
  };
  const makeLink = async () => {
    try {
      const { url } = await adminApi<Serialized<CohortLink>>(`${path}/link`, { method: "POST", body: {} });
      onLink(url);
    } catch (error) {
      if (!isSessionOver(error)) toast({ title: detailOf(error, COHORT_LINK_FAILED), tone: "problem" });
    }
    await reload();
  };
  const endLink = async () => {
    await toastOutcome(
      adminApi(`${path}/link`, { method: "DELETE" }),
      { title: "The link has ended." },
      COHORT_LINK_FAILED,
    );
    onLink("");
    await reload();
  };

  return (
    <Row>
      <TypedCell>{name}</TypedCell>
      <Cell isNarrow={false}>
        <span className="font-mono">{couponCodes.join(", ")}</span>
        {sharedCodes.length > 0 && (
          <span className="block text-muted-foreground">{`Also in another cohort: ${sharedCodes.join(", ")}`}</span>
        )}
      </Cell>
      <Cell>
        <a href={`/admin?cohort=${id}`} className="underline">
          {count < floor ? `${count} of at least ${floor}` : count}
          <span className="sr-only">{`, leads of ${name}`}</span>
        </a>
      </Cell>
      <Cell>{publishedAt === null ? "Not yet" : shortDate(publishedAt)}</Cell>
      <Cell>{linkUntil === null ? "None" : `Until ${shortDate(linkUntil)}`}</Cell>
      <Cell isNarrow={false}>
        <div className="flex flex-wrap items-center justify-end gap-2">
          <LinkButton href={`/admin/cohorts/${id}/live`} variant="outline" size="sm">
            Evening Screen
            <span className="sr-only">{` of ${name}`}</span>
          </LinkButton>
          <RowButton about={name} onClick={publish}>
            Publish
          </RowButton>
          {publishedAt !== null && (
            <RowButton about={name} onClick={makeLink}>
              {linkUntil === null ? "Make Link" : "New Link"}
            </RowButton>
          )}
          {linkUntil !== null && (
            <RowButton about={name} onClick={endLink}>
              End Link
            </RowButton>
          )}
          <RowButton about={name} onClick={onEdit}>
            Edit
          </RowButton>
        </div>
      </Cell>
    </Row>
  );
}
