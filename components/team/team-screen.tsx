import { PageShell } from "@/components/layout/page-shell";
import { Alert } from "@/components/ui/alert";
import { LinkButton } from "@/components/ui/link-button";
import { NOT_YOUR_TEAM, TEAM_TITLE } from "@/lib/domain/team/messages";
import type { TeamView } from "@/lib/domain/team/team";
import { TeamResults } from "./team-results";
import { TeamStart } from "./team-start";
import { TeamWaiting } from "./team-waiting";

interface TeamScreenProps {
  id: string;
  company: string;
  isTheirs: boolean;
  check: TeamView | null;
}

/** The leader's page: before the team is asked, while it answers, and what it came to. */
export const TeamScreen = ({ id, company, isTheirs, check }: TeamScreenProps) => (
  <PageShell>
    <LinkButton href={`/report/${id}`} variant="ghost" size="sm" className="no-print -ml-3">
      ← Back to the Report
    </LinkButton>
    <h1 className="mt-4 text-3xl sm:text-4xl">{TEAM_TITLE}</h1>
    <p className="mt-1 break-words text-muted-foreground text-sm">{company}</p>
    <div className="mt-6">
      {isTheirs ? <Stage id={id} company={company} check={check} /> : <Alert>{NOT_YOUR_TEAM}</Alert>}
    </div>
  </PageShell>
);

function Stage({ id, company, check }: Omit<TeamScreenProps, "isTheirs">) {
  // The first stage stays mounted while it is answered: its link is shown only then.
  if (check === null) return <TeamStart id={id} company={company} />;
  const { status, result, expected, answered, closesAt, isOver, extended } = check;
  if (status === "open")
    return <TeamWaiting id={id} {...{ expected, answered, closesAt, isOver, extended }} />;
  return result === undefined ? (
    <p>{`Closed; ${answered} have answered.`}</p>
  ) : (
    <TeamResults id={id} result={result} />
  );
}
