import { Dialog } from "@/components/ui/dialog";
import { useIsNarrow } from "@/lib/client/hooks/use-is-narrow";
import { type Lead, useLead } from "@/lib/client/hooks/use-leads";
import { SidePanel } from "../shell/side-panel";
import { LeadBody } from "./lead-body";
import { LeadSteps } from "./lead-steps";

interface LeadDialogProps {
  id: string;
  /** The list that it is opened from: one goes on to the next without closing it. */
  leads: readonly Lead[];
  onTurn: (id: string) => void;
  onClose: () => void;
  onChanged: () => void;
}

/** Everything about one lead: beside the list, or over it where there is no room beside it. */
export function LeadDialog({ id, leads, onTurn, onClose, onChanged }: LeadDialogProps) {
  const row = leads.find((lead) => lead.id === id);
  const title = useLead(id).data?.assessment.companyName ?? row?.companyName ?? "Assessment";
  const Frame = useIsNarrow() ? Over : SidePanel;
  return (
    <Frame
      title={title}
      onClose={onClose}
      returnTo={() => viewButtonOf(id)}
      head={<LeadSteps id={id} leads={leads} onTurn={onTurn} />}
    >
      <LeadBody key={id} id={id} row={row} onOpen={onTurn} onChanged={onChanged} />
    </Frame>
  );
}

/** The list is drawn anew while a lead is beside it: the button that opened it is another one afterwards. */
const viewButtonOf = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-lead="${id}"] [data-view]`);

const Over = ({ head, returnTo: _, children, ...dialog }: Parameters<typeof SidePanel>[0]) => (
  <Dialog isOpen size="wide" {...dialog}>
    {head}
    {children}
  </Dialog>
);
