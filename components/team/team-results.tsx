import { inStepText, type TeamFinding, teamFindings } from "@/lib/domain/team/findings";
import { TEAM_SCORE_STAYS } from "@/lib/domain/team/messages";
import type { TeamResult } from "@/lib/domain/team/result";
import { TeamDone } from "./team-done";
import { TeamScale } from "./team-scale";

/** What the check came to: the headline, the ten items, and what to do about those out of step. */
export function TeamResults({ id, result }: { id: string; result: TeamResult }) {
  return (
    <>
      <p className="font-serif text-3xl">{inStepText(result)}</p>
      <p className="mt-1 text-muted-foreground text-sm">
        {`${result.answered} have answered. ${TEAM_SCORE_STAYS}`}
      </p>
      <ol className="mt-6 divide-y divide-border border-border border-y">
        {teamFindings(result, null).map((finding) => (
          <li key={finding.item} className="grid gap-2 py-4">
            <Finding {...finding} />
          </li>
        ))}
      </ol>
      <TeamDone id={id} />
    </>
  );
}

const Finding = ({ title, leader, team, words, scale, actions }: TeamFinding) => (
  <>
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 className="font-medium font-sans text-base">{title}</h2>
      <p className={words.length === 0 ? "text-muted-foreground text-sm" : "font-medium text-sm"}>
        {words.length === 0 ? "in step" : words.join(" · ")}
      </p>
    </div>
    {scale !== null && <TeamScale {...scale} />}
    {(leader !== null || team !== "") && (
      <p className="break-words text-sm">
        {leader !== null && (
          <>
            {scale !== null && <span aria-hidden="true">○ </span>}
            <span className="text-muted-foreground">You: </span>
            {leader}
            {team !== "" && <span className="text-muted-foreground"> · </span>}
          </>
        )}
        {team !== "" && (
          <>
            {scale !== null && (
              <span aria-hidden="true" className="text-primary">
                ●{" "}
              </span>
            )}
            <span className="text-muted-foreground">Team: </span>
            {team}
          </>
        )}
      </p>
    )}
    {actions.map(({ flag, what, owner }) => (
      <p key={flag} className="break-words border-primary border-l-4 bg-muted px-4 py-2 text-sm">
        {what} <span className="text-muted-foreground">{`Owner: ${owner}`}</span>
      </p>
    ))}
  </>
);
