import { Button } from "@/components/ui/button";
import { adminApi } from "@/lib/client/admin-session";
import { type LeadSeparation, SEPARATION_FAILED } from "@/lib/domain/lead/merge";
import { originInWords } from "@/lib/domain/lead/origin";
import { useSave } from "../shell/use-save";

interface SeparateButtonProps {
  lead: { id: string; version: number; companyName: string; createdAt: string };
  onSeparated: () => unknown;
}

/** Undoes a merge; why it could not is said right here. */
export function SeparateButton({ lead, onSeparated }: SeparateButtonProps) {
  const { problems, isSaving, send } = useSave(() => void onSeparated());
  const separate = () => {
    const body: LeadSeparation = { version: lead.version };
    const work = () => adminApi(`/api/admin/leads/${lead.id}/separate`, { method: "POST", body });
    return send(work, "Separated: it has a row of its own again", SEPARATION_FAILED);
  };
  return (
    <div>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Separate: ${originInWords(lead)}`}
        aria-disabled={isSaving || undefined}
        onClick={() => void (isSaving || separate())}
      >
        {isSaving ? "Separating..." : "Separate"}
      </Button>
      {problems.all && (
        <p role="alert" className="font-medium text-destructive">
          {problems.all}
        </p>
      )}
    </div>
  );
}
