import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { api } from "@/lib/client/api";
import { useCall } from "@/lib/client/hooks/use-call";
import { TEAM_FAILED } from "@/lib/domain/team/messages";

type TeamCall = "close" | "extend" | "delete";

/** The leader's acts on a check; the page is then shown as it is after them. */
export function useTeamCall(id: string) {
  const router = useRouter();
  const { call, isPending, problem } = useCall();
  const [isShowing, startTransition] = useTransition();

  const run = async (what: TeamCall) => {
    const path = `/api/assessments/${id}/team`;
    await call(async () => {
      if (what === "delete") await api(path, { method: "DELETE" });
      else await api(`${path}/${what}`, { method: "POST", body: {} });
    }, TEAM_FAILED);
    startTransition(() => router.refresh());
  };

  return { run, problem, isPending: isPending || isShowing };
}
