import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import { adminApi } from "@/lib/client/admin-session";
import { useOwners } from "@/lib/client/hooks/use-leads";
import type { Serialized } from "@/lib/client/serialized";
import type { SameEmail } from "@/lib/domain/lead/activity";
import type { LeadWork } from "@/lib/domain/lead/details";
import { type LeadMerge, MERGE_FAILED } from "@/lib/domain/lead/merge";
import { leadsInWords, mergeEffects } from "@/lib/domain/lead/merge-effects";
import { originInWords } from "@/lib/domain/lead/origin";
import { withWholeFigures } from "@/lib/domain/report/line-breaks";
import { useSave } from "../shell/use-save";

export type KeptLead = Pick<Serialized<SameEmail>, "id" | "companyName" | "createdAt"> &
  Pick<Serialized<LeadWork>, "leadStatus" | "leadOwnerId" | "nextActionOn" | "version">;

interface MergeDialogProps {
  kept: KeptLead;
  /** Those that were chosen; what is merged into them already comes along. */
  chosen: readonly Serialized<SameEmail>[];
  along: readonly Serialized<SameEmail>[];
  onClose: () => void;
  onMerged: () => void;
  /** Asks for the leads again, where they are no longer as they were seen. */
  onRefused: () => unknown;
}

/** Says exactly what merging will do, and does it. */
export function MergeDialog({ kept, chosen, along, onClose, onMerged, onRefused }: MergeDialogProps) {
  const { problems, isSaving, send } = useSave(onMerged);
  const owners = useOwners();
  const coming = [...chosen, ...along];
  const nameOf = (ownerId: string) => owners.find(({ id }) => id === ownerId)?.email ?? "no longer an admin";
  const merge = () => {
    const others = chosen.map(({ id, version }) => ({ id, version }));
    const body: LeadMerge = { version: kept.version, others };
    return send(
      async () => {
        try {
          await adminApi(`/api/admin/leads/${kept.id}/merge`, { method: "POST", body });
        } catch (error) {
          await onRefused();
          throw error;
        }
      },
      `${leadsInWords(coming.length)} merged`,
      MERGE_FAILED,
    );
  };
  return (
    <Dialog isOpen onClose={onClose} title={`Merge ${leadsInWords(coming.length)} into this one?`}>
      <div className="grid gap-4 text-sm">
        <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-1">
          <dt className="text-muted-foreground">Kept</dt>
          <dd className="wrap-anywhere font-medium">{withWholeFigures(originInWords(kept))}</dd>
          <dt className="text-muted-foreground">Merged</dt>
          <dd>
            <ul className="max-h-40 overflow-y-auto">
              {coming.map((lead) => (
                <li key={lead.id} className="wrap-anywhere">
                  {withWholeFigures(originInWords(lead))}
                </li>
              ))}
            </ul>
          </dd>
        </dl>
        <ul className="grid list-disc gap-1 pl-5">
          {mergeEffects(kept, coming, nameOf).map((effect) => (
            <li key={effect} className="wrap-anywhere">
              {effect}
            </li>
          ))}
        </ul>
        {problems.all && <Alert tone="problem">{problems.all}</Alert>}
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button aria-disabled={isSaving || undefined} onClick={() => void (isSaving || merge())}>
            {isSaving ? "Merging..." : `Merge ${coming.length} ${coming.length === 1 ? "Lead" : "Leads"}`}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
