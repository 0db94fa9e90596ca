import {
  besideAll,
  type CohortParts,
  cohortInWords,
  cohortSections,
  findingOf,
  middleOfCohort,
  stagesInWords,
} from "@/lib/domain/cohort/document";
import { countInWords, type Named } from "@/lib/domain/cohort/snapshot";
import { longDate } from "@/lib/domain/dates";
import { outOfTen } from "@/lib/domain/score/badges";
import { type Box, filled, type Place, type Slide, STYLES } from "./box";
import type { SlideContent } from "./deck-input";
import { type Part, textBox } from "./fit";
import { columns, framed, PAGE, TOP } from "./frame";
import { packDeck } from "./pack";

const BODY = { ...STYLES.body, size: 16 };
const COUNT = { ...STYLES.lead, size: 22, color: "brand" } as const;

/** A cohort's report on five slides, for the chair to show in the room. No firm is named on any. */
export function cohortSlides(parts: CohortParts): Slide[] {
  const builders = [standing, sessions, inPlace, method];
  const of = builders.length + 1;
  return [
    title(parts),
    ...builders.map((build, at) => {
      const { eyebrow, title: heading, boxes } = build(parts);
      return framed({ companyName: parts.name, place: at + 2, of, eyebrow, title: heading }, boxes);
    }),
  ];
}

export const cohortDeck = (parts: CohortParts): Promise<Uint8Array> =>
  packDeck({ title: `AI readiness: ${parts.name}`, author: parts.chapter, slides: cohortSlides(parts) });

const title = ({ name, chapter, publishedAt, figures }: CohortParts): Slide => [
  filled({ x: 0, y: 0, w: 0.6, h: PAGE.h }, "brand"),
  textBox({ x: 1.35, y: 1.1, w: 10.6, h: 1.9 }, [{ text: name, style: { ...STYLES.title, size: 44 } }], {
    valign: "bottom",
  }),
  filled({ x: 1.35, y: 3.22, w: 1.6, h: 0.05 }, "brand"),
  textBox({ x: 1.35, y: 3.5, w: 10.6, h: 0.9 }, [
    { text: "AI readiness: where we are as a group", style: { ...STYLES.lead, size: 24 } },
  ]),
  textBox({ x: 1.35, y: 4.75, w: 10.6, h: 1.15 }, [
    { text: `${chapter}, ${cohortInWords(figures)}`, style: BODY, after: 4 },
    { text: longDate(publishedAt), style: { ...BODY, color: "quiet" }, isWhole: true },
  ]),
];

function standing({ figures }: CohortParts): SlideContent {
  const { stages, n, topDown, bottomUp, headline } = figures;
  const most = Math.max(...stages.map(({ count }) => count), 1);
  const row = (at: number): Place => columns(0, 7, TOP + at * 0.72, 0.6);
  return {
    eyebrow: "Where the group is",
    title: findingOf(figures),
    boxes: [
      ...stages.flatMap(({ names, count }, at): Box[] => {
        const place = row(at);
        const track = { ...place, x: place.x + 2.6, w: place.w - 3.4, y: place.y + 0.12, h: 0.34 };
        return [
          textBox({ ...place, w: 2.5 }, [{ text: stagesInWords(names), style: BODY }], { valign: "middle" }),
          filled(track, "line"),
          ...(count > 0 ? [filled({ ...track, w: (track.w * count) / most }, "brand")] : []),
          textBox(
            { ...place, x: track.x + track.w + 0.15, w: 0.65 },
            [{ text: `${count}`, style: { ...BODY, isBold: true }, isWhole: true }],
            { valign: "middle" },
          ),
        ];
      }),
      textBox(columns(8, 4, TOP, 2.6), [
        { text: `${headline}.`, style: STYLES.lead, after: 8 },
        { text: `Direction from the top ${outOfTen(topDown)} of 10`, style: BODY, after: 2 },
        { text: `Practice from below ${outOfTen(bottomUp)} of 10`, style: BODY },
      ]),
      textBox(columns(0, 12, TOP + 3.3, 1.3), [
        { text: middleOfCohort(figures), style: BODY, after: 4 },
        { text: besideAll(figures), style: BODY, after: 4 },
        { text: `Counts are of ${n} firms.`, style: STYLES.quiet },
      ]),
    ],
  };
}

const sessions = ({ figures }: CohortParts): SlideContent => ({
  eyebrow: "What next",
  title: "Three sessions worth holding.",
  boxes: figures.sessions.flatMap(({ count, gap, session }, at) => [
    textBox(columns(0, 3, TOP + at * 1.45, 1.2), [{ text: count, style: { ...COUNT, size: 28 } }]),
    textBox(columns(3, 9, TOP + at * 1.45, 1.25), [
      { text: gap, style: { ...STYLES.lead, size: 22 }, after: 4 },
      { text: session, style: BODY },
    ]),
  ]),
});

function inPlace({ figures }: CohortParts): SlideContent {
  const { n, elements, challenges, obstacles, departments } = figures;
  const list = (place: Place, heading: string, rows: readonly Named[]): Box =>
    textBox(place, [
      { text: heading, style: STYLES.eyebrow, after: 6, isWhole: true },
      ...rows.map(
        ({ label, count }): Part => ({ text: label, lead: countInWords(count, n), style: BODY, after: 4 }),
      ),
      ...(rows.length === 0 ? [{ text: "Nothing named by three firms or more.", style: STYLES.quiet }] : []),
    ]);
  return {
    eyebrow: "What is in place, and what is named most",
    title: "What we have, and what we want.",
    boxes: [
      list(columns(0, 6, TOP, 2.6), "In place", elements),
      list(columns(6, 6, TOP, 2.6), "Challenges", challenges),
      list(columns(0, 6, TOP + 2.75, 2), "Departments with pilots", departments.slice(0, 5)),
      list(columns(6, 6, TOP + 2.75, 2), "What gets in the way", obstacles),
    ],
  };
}

/** The sentences of the report's own last section. */
function method(parts: CohortParts): SlideContent {
  const blocks = cohortSections(parts).at(-1)?.blocks ?? [];
  const texts = blocks.flatMap((block) => (block.kind === "text" ? [block.text] : []));
  return {
    eyebrow: "Method",
    title: "How this was counted.",
    boxes: [
      textBox(
        columns(0, 10, TOP, 4.4),
        texts.map((text) => ({ text, style: BODY, after: 12 })),
      ),
    ],
  };
}
