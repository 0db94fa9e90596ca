import { middleInWords, placeInWords } from "@/lib/domain/comparison/comparison";
import { mostOpen, mostPoints } from "@/lib/domain/score/points";
import type { PointLine } from "@/lib/domain/score/readiness";
import { type Box, filled, STYLES } from "../box";
import { type DeckInput, type SlideContent, scoreOf, told } from "../deck-input";
import { type Part, textBox } from "../fit";
import { columns, TOP } from "../frame";

const EACH = 2;
const MOVES = 3;

/** Two answers that helped most, two that cost most, and what holds the stage back. */
export function why(input: DeckInput): SlideContent {
  const { lines } = input.data.readinessAssessment;
  const helped = mostPoints(lines).slice(0, EACH);
  const cost = mostOpen(lines)
    .filter((line) => !helped.includes(line))
    .slice(0, EACH);
  return {
    eyebrow: "Why",
    title: `Where our ${scoreOf(input)} comes from.`,
    boxes: [
      ...tally(0, "Helped most", helped, "No answer has brought points yet."),
      ...tally(6, "Cost most", cost, "No answer leaves points open."),
      ...(cost.length === 0 ? [] : [filled(columns(0, 12, TOP + 3.1, 0.012), "line")]),
      textBox(columns(0, 12, TOP + 3.32, 1.35), [
        ...(cost.length === 0 ? [] : whatElse(input)),
        ...beside(input),
      ]),
    ],
  };
}

/** Where other firms are, as far as that is published. */
function beside({ comparison }: DeckInput): Part[] {
  if (comparison === null || comparison.cell === null) return [];
  const { cell } = comparison;
  const { label, firms } = cell;
  const words = `${label}, about ${firms} firms that took this assessment: ${middleInWords(cell)} ${placeInWords(cell)}`;
  return [told(words, { ...STYLES.body, size: 15, color: "quiet" }, { isWhole: true })];
}

/** Why the stage is lower than the points, or what would bring the most of them. */
function whatElse({ data: { readinessAssessment: part }, section }: DeckInput): Part[] {
  const more = { section: section("readiness") };
  const label = (text: string): Part => ({ text, style: STYLES.label, after: 5, isWhole: true });
  const say = (text: string): Part => told(text, { ...STYLES.body, size: 16 }, { after: 4, ...more });
  if (part.stageHeldBack !== null) return [label("What holds the stage back"), say(part.stageHeldBack)];
  const moves = part.whatWouldMoveIt.slice(0, MOVES);
  if (moves.length === 0) return [label("The weakest link"), say(part.weakestLink)];
  return [label("What would move it"), ...moves.map(({ points, change }) => say(`+${points}  ${change}`))];
}

function tally(from: number, title: string, lines: readonly PointLine[], none: string): Box[] {
  const head = textBox(columns(from, 6, TOP, 0.3), [{ text: title, style: STYLES.eyebrow, isWhole: true }]);
  if (lines.length === 0)
    return [head, textBox(columns(from, 5, TOP + 0.5, 0.6), [{ text: none, style: STYLES.body }])];
  return [
    head,
    ...lines.flatMap(({ points, max, label, answer }, place) => {
      const y = TOP + 0.5 + place * 1.3;
      return [
        textBox(columns(from, 1, y, 0.8), [
          { text: `${points}`, style: { ...STYLES.figure, size: 28 }, isWhole: true },
          { text: `of ${max}`, style: STYLES.quiet, isWhole: true },
        ]),
        textBox(columns(from + 1, 4, y + 0.06, 1.1), [
          told(label, { ...STYLES.lead, size: 20 }, { after: 2 }),
          told(answer, { ...STYLES.body, size: 15, color: "quiet" }),
        ]),
      ];
    }),
  ];
}
