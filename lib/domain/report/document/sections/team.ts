import { inStepText, type TeamFinding, teamFindings } from "../../../team/findings";
import { type Block, entries, group, small, text } from "../block";
import type { TeamOfReport } from "../part-blocks";

/** What the team answered beside the leader; there only where the leader has asked for it to be in. */
export const teamGroup = ({ result, leader }: TeamOfReport): Block => {
  const findings = teamFindings(result, leader);
  const agenda = findings.flatMap(({ actions }) =>
    actions.map(({ what, owner }) => ({ name: owner, text: what })),
  );
  return group(
    "What the team says",
    { origin: "told", keep: "start" },
    text(inStepText(result), { size: "headline" }),
    small(
      `${result.answered} colleagues answered the same ten questions without names. Shown is the middle of their answers and how far apart they are, never a single one. The score does not change.`,
    ),
    {
      kind: "table",
      caption: "What the leader and the team say",
      columns: [
        { title: "Question", share: 27 },
        { title: "Leader", share: 17 },
        { title: "Team", share: 29 },
        { title: "Reading", share: 27 },
      ],
      rows: findings.map(rowOf),
    },
    ...(agenda.length === 0
      ? []
      : [
          group(
            "For the next leadership meeting",
            { look: "label", keep: "flow" },
            entries("run-in", agenda),
          ),
        ]),
  );
};

const rowOf = ({ title, leader, team, words }: TeamFinding): string[] => [
  title,
  leader ?? "not asked",
  team === "" ? "–" : team,
  words.length === 0 ? "in step" : words.join("; "),
];
