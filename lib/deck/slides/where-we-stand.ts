import { balanceOf } from "@/lib/domain/report/score-balance";
import { scoreInWords } from "@/lib/domain/report/score-in-words";
import { stageScale } from "@/lib/domain/report/stage-scale";
import { outOfTen } from "@/lib/domain/score/badges";
import { type Box, filled, type Place, STYLES } from "../box";
import { type DeckInput, type SlideContent, scoreOf, told } from "../deck-input";
import { textBox } from "../fit";
import { columns, TOP } from "../frame";

/** The score in figures and words, its stage on the scale, and the two halves. */
export function whereWeStand(input: DeckInput): SlideContent {
  const { readinessAssessment: part, pageOne } = input.data;
  const left = columns(0, 4, TOP, 3);
  return {
    eyebrow: "Where we stand",
    title: `${balanceOf(part.topDownScore, part.bottomUpScore).headline}.`,
    boxes: [
      textBox({ ...left, h: 1.15 }, [{ text: scoreOf(input), style: STYLES.figure, isWhole: true }]),
      textBox({ ...left, y: TOP + 1.3, h: 1.6 }, [
        { text: `of 10: ${pageOne.stage}`, style: { ...STYLES.lead, size: 22 }, after: 6, isWhole: true },
        {
          text: scoreInWords(input.document.overallScore),
          style: { ...STYLES.body, size: 16 },
          isWhole: true,
        },
      ]),
      ...scale(input),
      ...bar(columns(5, 7, TOP + 1.3, 0.3), "Direction from the top", part.topDownScore),
      ...bar(columns(5, 7, TOP + 2.05, 0.3), "Practice from below", part.bottomUpScore),
      textBox(columns(5, 7, TOP + 2.95, 1.7), [
        told(onSlides(part.analysis), { ...STYLES.body, size: 15 }, { section: input.section("readiness") }),
      ]),
    ],
  };
}

/** What is below in the report is on the slides after this one. */
const onSlides = (analysis: string): string =>
  analysis
    .replace(/\bchanges below\b/g, "changes on the next slide")
    .replace(/\bnamed below\b/g, "named on the next slides");

const GAP = 0.04;
const LABEL = 1.2;

/** The four stages as one bar; the own one is filled, and a line says where the score is. */
function scale({ data, document }: DeckInput): Box[] {
  const { stages } = data.method;
  const { stage } = data.pageOne;
  const { points, bands } = stageScale({ stages, stage, overallScore: document.overallScore });
  const all = columns(5, 7, TOP + 0.42, 0.42);
  const at = (percent: number) => all.x + (all.w * percent) / 100;
  const isAtEnd = at(points) > all.x + all.w - LABEL;
  return [
    textBox(
      { ...all, x: isAtEnd ? all.x + all.w - LABEL : at(points), y: TOP, w: LABEL, h: 0.26 },
      [{ text: `${points} of 100`, style: { ...STYLES.label, color: "ink" }, isWhole: true }],
      { align: isAtEnd ? "right" : "left" },
    ),
    ...bands.map((band): Box => {
      const isOwn = band.stage === stage;
      const place = { ...all, x: at(band.from), w: (all.w * (band.to - band.from)) / 100 - GAP };
      const style = { ...STYLES.label, color: isOwn ? ("white" as const) : ("quiet" as const) };
      return {
        ...textBox(place, [{ text: band.stage, style, isWhole: true }], {
          align: "center",
          valign: "middle",
        }),
        fill: isOwn ? "brand" : "line",
      };
    }),
    filled({ x: at(points) - (isAtEnd ? 0.04 : 0.02), y: all.y - 0.14, w: 0.04, h: 0.14 }, "ink"),
  ];
}

function bar(place: Place, label: string, score: number): Box[] {
  const track = { ...place, y: place.y + 0.3, h: 0.2 };
  return [
    textBox({ ...place, w: place.w - 1 }, [{ text: label, style: STYLES.body, isWhole: true }]),
    textBox(
      { ...place, x: place.x + place.w - 1, w: 1 },
      [{ text: outOfTen(score), style: { ...STYLES.body, isBold: true }, isWhole: true }],
      { align: "right" },
    ),
    filled(track, "line"),
    ...(score > 0 ? [filled({ ...track, w: (track.w * score) / 10 }, "brand")] : []),
  ];
}
