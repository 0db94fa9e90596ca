import { Button } from "@/components/ui/button";
import { useNewLeads } from "@/lib/client/hooks/use-new-leads";
import { newLeads } from "@/lib/domain/admin/messages";

interface NewLeadsProps {
  filter: string;
  /** When the newest lead was submitted that the list could know of. */
  newestAt: string | null;
  onShow: () => void;
}

/** "3 new leads. Show": the rows stay where they are until one wants to see them. */
export function NewLeads({ filter, newestAt, onShow }: NewLeadsProps) {
  const count = useNewLeads(filter, newestAt);
  return (
    <div role="status" className="empty:hidden">
      {count > 0 && (
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{newLeads(count)}</span>
          <Button variant="outline" size="sm" onClick={onShow}>
            Show
          </Button>
        </p>
      )}
    </div>
  );
}
