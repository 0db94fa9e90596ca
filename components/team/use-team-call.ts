import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { api, detailOf } from "@/lib/client/api";
import { TEAM_FAILED } from "@/lib/domain/team/messages";

type TeamCall = "close" | "extend" | "delete";

/** The leader's acts on a check; the page is then shown as it is after them. */
export function useTeamCall(id: string) {
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  const [isCalling, setCalling] = useState(false);
  const [isShowing, startTransition] = useTransition();

  const run = async (what: TeamCall) => {
    setCalling(true);
    setProblem(undefined);
    try {
      const path = `/api/assessments/${id}/team`;
      if (what === "delete") await api(path, { method: "DELETE" });
      else await api(`${path}/${what}`, { method: "POST", body: {} });
    } catch (error) {
      setProblem(detailOf(error, TEAM_FAILED));
    } finally {
      setCalling(false);
    }
    startTransition(() => router.refresh());
  };

  return { run, problem, isPending: isCalling || isShowing };
}
