import { shortDate } from "../dates";
import { type Block, chart, entries, facts, group, small, text } from "../report/document/block";
import type { DocumentSection } from "../report/document/document";
import { type CohortFigures, countInWords, type Named } from "./snapshot";

/** What page, PDF and deck of a cohort are drawn from. */
export interface CohortParts {
  name: string;
  chapter: string;
  publishedAt: Date;
  figures: CohortFigures;
}

/** "14 firms, Mar 3 to Mar 28, 2027" */
export const cohortInWords = ({ n, from, to }: CohortFigures): string => {
  const [first, last] = [shortDate(from), shortDate(to)];
  return `${n} firms, ${first === last ? first : `${first} to ${last}`}`;
};

/** "Exploring or Piloting" */
export const stagesInWords = (names: readonly string[]): string => names.join(" or ");

/** The finding, for a heading: the stage that most are at. */
export function findingOf({ stages, n }: CohortFigures): string {
  const [most] = [...stages].sort((one, other) => other.count - one.count);
  return most === undefined ? `${n} firms` : `${most.count} of ${n} are at ${stagesInWords(most.names)}.`;
}

export const middleOfCohort = ({ median, low, high }: CohortFigures): string =>
  low === null || high === null
    ? `The middle score is ${median} of 100.`
    : `The middle score is ${median} of 100 (likely between ${low} and ${high}).`;

/** "Of all firms that took it (about 45), the middle is 41 (likely between 35 and 50)." */
export const besideAll = ({ all }: CohortFigures): string =>
  all === null
    ? ""
    : `Of all firms that took the assessment in the last 24 months (about ${all.firms}), the middle is ${all.figures.median} (likely between ${all.figures.low} and ${all.figures.high}).`;

/** The report's sections. Nothing in them names a firm or a person. */
export function cohortSections({ figures, chapter }: CohortParts): DocumentSection[] {
  const { n, stages, topDown, bottomUp, elements, challenges, obstacles, departments, sessions } = figures;
  const table = (caption: string, rows: readonly Named[], column = caption): Block => ({
    kind: "table",
    caption,
    columns: [
      { title: column, share: 70 },
      { title: "Firms", share: 30, align: "end" },
    ],
    rows: rows.map(({ label, count }) => [label, countInWords(count, n)]),
  });
  const commonest = (title: string, column: string, rows: readonly Named[]): Block[] =>
    rows.length === 0 ? [] : [group(title, { keep: "start" }, table(title, rows, column))];
  const sections: Omit<DocumentSection, "number" | "startsPage">[] = [
    {
      id: "standing",
      title: "Where the group is",
      blocks: [
        text(findingOf(figures), { size: "lede" }),
        table(
          "Stage",
          stages.map(({ names, count }) => ({ label: stagesInWords(names), count })),
        ),
        group(
          "Score",
          { origin: "calculated" },
          text(middleOfCohort(figures)),
          ...(figures.all === null ? [] : [text(besideAll(figures))]),
          chart({ kind: "halves", topDownScore: topDown, bottomUpScore: bottomUp }),
        ),
      ],
    },
    {
      id: "sessions",
      title: "Three sessions worth holding",
      blocks: [
        entries(
          "moves",
          sessions.map(({ count, gap, session }) => ({ name: `${count} ${gap}`, text: session })),
        ),
      ],
    },
    {
      id: "in-place",
      title: "What is in place",
      blocks: [
        table("Building block", elements),
        ...commonest("Departments with pilots", "Department", departments),
      ],
    },
    {
      id: "named",
      title: "What is named most",
      blocks: [
        ...commonest("Challenges", "Challenge", challenges),
        ...commonest("What gets in the way", "Obstacle", obstacles),
        ...(challenges.length + obstacles.length === 0
          ? [text("Nothing was named by three firms or more.")]
          : []),
      ],
    },
    {
      id: "method",
      title: "How this was counted",
      blocks: [
        facts(["Firms", cohortInWords(figures), 40], ["Figures", "As of that day", 60]),
        small(
          "Each firm counts once, by its newest assessment, scored by today's method: 100 points, half for direction from the top, half for practice from below. Firms that asked to be left out are not in it.",
        ),
        small(
          "No name, no company and no single answer is in this report. A number is given where at least three firms are on each side of it, and neighbouring stages are joined where one would hold one or two.",
        ),
        small(
          figures.low === null
            ? "So few firms have no interval: it would be their lowest and their highest score."
            : "The interval holds the middle of such a group in nine cases of ten.",
        ),
        small(`These are firms that chose to take part; they do not stand for all members of ${chapter}.`),
      ],
    },
  ];
  return sections.map((section, place) => ({ ...section, startsPage: false, number: place + 1 }));
}
