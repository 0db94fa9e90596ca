import { useState } from "react";
import { adminApi, isSessionOver } from "@/lib/client/admin-session";
import { ApiError, detailOf } from "@/lib/client/api";
import { type Lead, useRefreshLead } from "@/lib/client/hooks/use-leads";
import { toast } from "@/lib/client/toast";
import * as say from "@/lib/domain/admin/messages";
import type { LeadChange, ToolRecommendations } from "@/lib/domain/lead/details";
import { useAlert } from "../shell/use-alert";

interface Effects {
  onOpen: (id: string) => void;
  reload: () => void;
}

export type LeadActions = ReturnType<typeof useLeadActions>;
type Doing = "deleting" | "recommending";

/** What can be done with a row, and what is being done right now. */
export function useLeadActions({ onOpen, reload }: Effects) {
  const [doing, setDoing] = useState<Readonly<Record<string, Doing>>>({});
  const { say: alertWith, alert } = useAlert();
  const refresh = useRefreshLead();

  const during = async (
    id: string,
    what: Doing,
    work: () => Promise<void>,
    failed: (error: unknown) => string,
  ) => {
    setDoing((others) => ({ ...others, [id]: what }));
    try {
      await work();
    } catch (error) {
      if (!isSessionOver(error)) alertWith({ title: failed(error) });
    } finally {
      setDoing(({ [id]: _, ...others }) => others);
    }
  };

  return {
    alert,
    doing: (id: string): Doing | undefined => doing[id],
    open: onOpen,

    remove: async (lead: Lead): Promise<void> => {
      if (!window.confirm(say.deleteQuestion(lead))) return;
      await during(
        lead.id,
        "deleting",
        async () => {
          await adminApi(`/api/admin/assessments/${lead.id}`, { method: "DELETE" });
          reload();
        },
        (error) => `${say.DELETE_FAILED}: ${detailOf(error, say.NO_ANSWER)}`,
      );
    },

    /** From the row: what was seen there is what is changed, else the row is read anew and it is said. */
    change: async (lead: Lead, to: Omit<LeadChange, "version">): Promise<void> => {
      try {
        const body = { ...to, version: lead.version };
        await adminApi(`/api/admin/leads/${lead.id}`, { method: "PATCH", body });
      } catch (error) {
        if (isSessionOver(error)) return;
        toast({ title: detailOf(error, say.LEAD_NOT_SAVED), tone: "problem" });
      }
      reload();
      await refresh(lead.id);
    },

    recommend: (lead: Lead): Promise<void> =>
      during(
        lead.id,
        "recommending",
        async () => {
          const { recommendations } = await adminApi<ToolRecommendations>(
            `/api/admin/assessments/${lead.id}/ai-recommendations`,
            { method: "POST" },
          );
          alertWith({ title: say.toolsGenerated(recommendations.length), text: lead.companyName });
        },
        (error) => (error instanceof ApiError ? say.TOOLS_FAILED : say.TOOLS_ERROR),
      ),
  };
}
