import { isoDay, longDate } from "@/lib/domain/dates";
import { dateOf, daysAfter } from "@/lib/domain/days";
import { stopWords } from "@/lib/domain/report/memo";
import { orderedPhases } from "@/lib/domain/report/phases";
import { reviewDay } from "@/lib/domain/report/review-day";
import { sentences } from "@/lib/domain/report/sentences";
import { type Box, filled, type Place, STYLES } from "../box";
import { type DeckInput, type SlideContent, scoreOf, told, WHOSE_FIGURES } from "../deck-input";
import { alike, type Part, textBox } from "../fit";
import { columns, TOP } from "../frame";

interface Ask {
  head: string;
  text: string;
}

const NUMBERS: Readonly<Record<number, string>> = { 3: "Three", 4: "Four", 5: "Five" };
const HEIGHT = 4.3;
const FIRST = 1.6;
const BODY = { ...STYLES.body, size: 15 };

/** What is to be decided, and what would end it. */
export function whatWeAsk(input: DeckInput): SlideContent {
  const asks = asksOf(input);
  const rows = rowsOf(asks.length);
  const more = { section: input.section("executive-summary") };
  return {
    eyebrow: "What we ask of the board",
    title: `${NUMBERS[asks.length] ?? "The"} decisions for the board.`,
    boxes: [
      ...rows.map(({ x, y }, place) =>
        textBox({ x, y, w: 0.5, h: 0.4 }, [
          { text: `${place + 1}`, style: { ...STYLES.figure, size: 20 }, isWhole: true },
        ]),
      ),
      ...alike(
        asks.map(({ head, text }, place) => {
          const { x, y, w, h } = rows[place] ?? columns(0, 7, TOP, 1);
          return [
            { x: x + 0.5, y: y + 0.03, w: w - 0.5, h: h - 0.12 },
            [{ text: head, style: { ...STYLES.lead, size: 17 }, after: 2 }, told(text, BODY, more)],
          ];
        }),
      ),
      textBox(columns(0, 7, TOP + 4.42, 0.26), [{ text: WHOSE_FIGURES, style: STYLES.quiet, isWhole: true }]),
      ...stopBox(input),
    ],
  };
}

/** The first, which has the decision in full, is half as high again. */
function rowsOf(count: number): Place[] {
  const share = HEIGHT / (count + FIRST - 1);
  return Array.from({ length: count }, (_, place) =>
    columns(0, 7, TOP + (place === 0 ? 0 : share * (place + FIRST - 1)), place === 0 ? share * FIRST : share),
  );
}

function asksOf({ data, writtenOn }: DeckInput): Ask[] {
  const { pageOne, roadmap, readinessAssessment } = data;
  const review = longDate(dateOf(reviewDay(data) ?? daysAfter(isoDay(writtenOn), 90)));
  const [first] = orderedPhases(roadmap);
  const hasRule = readinessAssessment.lines.some(({ key, points }) => key === "policy" && points > 0);
  return [
    ...("memo" in pageOne
      ? [{ head: "Decide", text: `${pageOne.memo.decision} ${pageOne.memo.cost.title}` }]
      : []),
    { head: "Name the sponsor", text: "One person who answers for the whole plan: [name]" },
    ...(hasRule
      ? []
      : [
          {
            head: "Adopt the AI rule",
            text: "One page, drafted from our answers, ready to be signed.",
          },
        ]),
    ...(first === undefined
      ? []
      : [
          {
            head: /^No new money/i.test(first.costBand)
              ? "Begin phase 1"
              : "Release the cost band of phase 1",
            text: sentences(first.costBand),
          },
        ]),
    { head: `Review on ${review}`, text: "Go on, change or stop, with the figures on the table." },
  ];
}

function stopBox(input: DeckInput): Box[] {
  const place = columns(8, 4, TOP, input.target === undefined ? 4.45 : 2.9);
  const inner = { ...place, x: place.x + 0.3, w: place.w - 0.3 };
  return [
    filled({ ...place, w: 0.06 }, "warning"),
    textBox({ ...inner, h: 0.3 }, [
      { text: "What would make us stop", style: { ...STYLES.eyebrow, color: "warning" }, isWhole: true },
    ]),
    textBox({ ...inner, y: place.y + 0.45, h: place.h - 0.45 }, [stopOf(input)]),
    ...targetBox(input),
  ];
}

function stopOf({ data, section }: DeckInput): Part {
  const style = { ...STYLES.lead, size: 20 };
  if ("memo" in data.pageOne) {
    const { lead, text } = stopWords(data.pageOne.memo.stop);
    return told(`${lead} ${text}`, style, { section: section("executive-summary") });
  }
  const [, second] = orderedPhases(data.roadmap);
  const gate = second === undefined ? "" : `The gate of phase 2 is not met: ${second.exitGate}`;
  return told(gate, style, { section: section("implementation-roadmap") });
}

function targetBox(input: DeckInput): Box[] {
  const { target } = input;
  if (target === undefined) return [];
  const place = columns(8, 4, TOP + 3.2, 1.25);
  const inner = { ...place, x: place.x + 0.3, w: place.w - 0.3 };
  return [
    filled({ ...place, w: 0.06 }, "brand"),
    textBox(inner, [
      { text: "Our target", style: STYLES.eyebrow, after: 4, isWhole: true },
      {
        text: `${(target.score / 10).toFixed(1)} of 10, ${target.stage}`,
        style: { ...STYLES.lead, size: 22 },
        after: 2,
        isWhole: true,
      },
      { text: `Today ${scoreOf(input)}, ${input.data.pageOne.stage}`, style: STYLES.body, isWhole: true },
    ]),
  ];
}
