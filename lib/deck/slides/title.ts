import { fullName } from "@/lib/brand";
import { longDate } from "@/lib/domain/dates";
import { filled, type Slide, STYLES } from "../box";
import type { DeckInput } from "../deck-input";
import { textBox } from "../fit";
import { PAGE } from "../frame";

const X = 1.35;
const ROOM = 10.6;

export function titleSlide({ document: { subject }, writtenOn }: DeckInput): Slide {
  const { companyName, executiveName, executiveTitle } = subject;
  return [
    filled({ x: 0, y: 0, w: 0.6, h: PAGE.h }, "brand"),
    textBox(
      { x: X, y: 1.1, w: ROOM, h: 1.9 },
      [{ text: companyName, style: { ...STYLES.title, size: 44 } }],
      { valign: "bottom" },
    ),
    filled({ x: X, y: 3.22, w: 1.6, h: 0.05 }, "brand"),
    textBox({ x: X, y: 3.5, w: ROOM, h: 0.9 }, [
      { text: "AI readiness: where we stand, what we do next", style: { ...STYLES.lead, size: 24 } },
    ]),
    textBox({ x: X, y: 4.75, w: ROOM, h: 1.15 }, [
      { text: `${executiveName}, ${executiveTitle}`, style: { ...STYLES.body, size: 16 }, after: 4 },
      { text: longDate(writtenOn), style: { ...STYLES.body, size: 16, color: "quiet" }, isWhole: true },
    ]),
    textBox({ x: X, y: 6.65, w: ROOM - 2.4, h: 0.26 }, [
      { text: `From the AI readiness report of ${fullName}`, style: STYLES.quiet },
    ]),
    textBox(
      { x: PAGE.w - 2.75, y: 6.65, w: 2, h: 0.26 },
      [{ text: "Confidential", style: { ...STYLES.label, color: "ink" }, isWhole: true }],
      { align: "right" },
    ),
  ];
}
