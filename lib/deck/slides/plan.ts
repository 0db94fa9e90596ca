import { longDate } from "@/lib/domain/dates";
import { dateOf } from "@/lib/domain/days";
import { type DatedPhase, datedPhases } from "@/lib/domain/report/phase-days";
import { orderedPhases } from "@/lib/domain/report/phases";
import { timeline } from "@/lib/domain/report/timeline";
import { type Box, filled, STYLES } from "../box";
import { type DeckInput, type SlideContent, told, WHOSE_FIGURES } from "../deck-input";
import { alike, type Part, textBox } from "../fit";
import { columns, TOP } from "../frame";

const PHASES = 3;
const SHADES = ["brand", "quiet", "line"] as const;

/** Three phases along the year, each with its owner, measure, cost band and gate. */
export function plan({ data, writtenOn, section }: DeckInput): SlideContent {
  const more = { section: section("implementation-roadmap") };
  const phases = datedPhases(data, writtenOn).slice(0, PHASES);
  return {
    eyebrow: "Plan",
    title: "Three phases, each with a gate.",
    boxes: [
      ...yearOf(data),
      ...alike(
        phases.map(({ phase }, place) => [
          at(place, 0.72, 0.8),
          [told(`${place + 1}  ${phase.title}`, LEAD, more)],
        ]),
      ),
      ...alike(phases.map((dated, place) => [at(place, 1.62, 2.72), aboutPhase(dated, more)])),
      textBox(columns(0, 12, TOP + 4.42, 0.26), [
        { text: WHOSE_FIGURES, style: STYLES.quiet, isWhole: true },
      ]),
    ],
  };
}

const LEAD = { ...STYLES.lead, size: 18 };
const at = (place: number, y: number, h: number) => columns(place * 4, 4, TOP + y, h);

function aboutPhase({ phase, ends }: DatedPhase, more: Pick<Part, "section">): Part[] {
  const facts = [
    ["Owner", phase.owner],
    ["Measure", phase.measure],
    ["Cost band", phase.costBand],
    ["Exit gate", phase.exitGate],
  ] as const;
  return [
    { text: `${phase.duration}, until ${longDate(dateOf(ends))}`, style: STYLES.quiet, after: 7 },
    ...facts.map(([lead, text]) => told(text, STYLES.body, { lead, after: 7, ...more })),
  ];
}

/** The phases as bars on one line of twelve months. */
function yearOf({ roadmap }: DeckInput["data"]): Box[] {
  const { bars, ticks } = timeline(orderedPhases(roadmap).slice(0, PHASES));
  const all = columns(0, 12, TOP, 0.24);
  const along = (percent: number) => all.x + (all.w * percent) / 100;
  const GAP = 0.04;
  return [
    ...bars.map(({ start, width }, place): Box => {
      const w = Math.max(0.3, (all.w * width) / 100 - GAP);
      const shade = SHADES[place] ?? "line";
      const color = shade === "line" ? ("ink" as const) : ("white" as const);
      return {
        ...textBox(
          { ...all, x: along(start), w },
          [{ text: `${place + 1}`, style: { ...STYLES.label, color }, isWhole: true }],
          {
            align: "center",
            valign: "middle",
          },
        ),
        fill: shade,
      };
    }),
    ...ticks.flatMap(({ label, at: percent }, place): Box[] => {
      const isLast = place === ticks.length - 1;
      const x = isLast ? all.x + all.w - 1.2 : along(percent);
      return [
        ...(isLast || place === 0
          ? []
          : [filled({ x: along(percent), y: all.y + all.h, w: 0.012, h: 0.08 }, "quiet")]),
        textBox(
          { x, y: all.y + all.h + 0.08, w: 1.2, h: 0.24 },
          [{ text: label, style: STYLES.quiet, isWhole: true }],
          { align: isLast ? "right" : "left" },
        ),
      ];
    }),
  ];
}
