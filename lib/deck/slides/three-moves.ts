import type { Action, ReportData } from "@/lib/domain/report/report";
import { type Box, filled, STYLES } from "../box";
import { type DeckInput, type SlideContent, told } from "../deck-input";
import { alike, type Part, textBox } from "../fit";
import { columns, TOP } from "../frame";

const MOVES = 3;

/** What is done this quarter, who owns it, how it begins and how we will know. */
export function threeMoves({ data, section }: DeckInput): SlideContent {
  const moves = movesOf(data).slice(0, MOVES);
  const more = { section: section("implementation-roadmap") };
  return {
    eyebrow: "What we do next",
    title: "Three moves this quarter.",
    boxes: [
      ...moves.flatMap((_, place) => numberOf(place)),
      ...alike(moves.map(({ what }, place) => [at(place, 0.72, 1.3), [told(what, LEAD, more)]])),
      ...alike(moves.map((move, place) => [at(place, 2.1, 2.55), aboutMove(move, more)])),
    ],
  };
}

const LEAD = { ...STYLES.lead, size: 20 };
const BODY = { ...STYLES.body, size: 15 };
const at = (place: number, y: number, h: number) => columns(place * 4, 4, TOP + y, h);

const numberOf = (place: number): Box[] => [
  filled(at(place, 0, 0.03), "brand"),
  textBox(at(place, 0.2, 0.42), [
    { text: `${place + 1}`, style: { ...STYLES.figure, size: 22 }, isWhole: true },
  ]),
];

function aboutMove({ owner, firstStep, measure }: Action, more: Pick<Part, "section">): Part[] {
  const label = (text: string): Part => ({ text, style: STYLES.label, after: 1, isWhole: true });
  return [
    label("Owner"),
    told(owner, BODY, { after: 9 }),
    label("First step"),
    told(firstStep, BODY, { after: 9, ...more }),
    label("How we will know"),
    told(measure, BODY, more),
  ];
}

/** Reports of before have them on page one, or only among what to do now. */
function movesOf({ moves, pageOne, currentState }: ReportData): Action[] {
  if (moves !== undefined) return moves;
  return "moves" in pageOne ? pageOne.moves : currentState.actions;
}
