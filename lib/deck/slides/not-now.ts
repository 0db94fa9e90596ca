import { shortDay } from "@/lib/domain/report/calendar";
import type { Memo } from "@/lib/domain/report/memo";
import type { ReportData, ReportRisk } from "@/lib/domain/report/report";
import { filled, type Place, STYLES } from "../box";
import { type DeckInput, type SlideContent, told } from "../deck-input";
import { type Part, textBox } from "../fit";
import { columns, TOP } from "../frame";

const OTHERS = 2;
const SAME_CHARACTERS = 20;
const LEAD = { ...STYLES.lead, size: 20 };
const BODY = { ...STYLES.body, size: 15 };

/** What is left alone for now, and the risk that weighs most with its control. */
export function notNow({ data, section }: DeckInput): SlideContent {
  const { risk, control, ...of }: Memo["risk"] =
    "memo" in data.pageOne ? data.pageOne.memo.risk : data.pageOne.biggestRisk;
  const more = { section: section("risks") };
  const known =
    data.risks.find((one) => plain(one.risk) === plain(risk)) ??
    data.risks.find((one) => beginsAs(one.risk, risk));
  // One that was typed need not be in the register.
  const owner = known === undefined ? of.owner : ownerOf(known);
  const others = data.risks.filter((one) => !beginsAs(one.risk, risk)).slice(0, OTHERS);
  return {
    eyebrow: "Not now, and the biggest risk",
    title: "What we leave alone, and what we watch.",
    boxes: [
      textBox(columns(0, 5, TOP, 0.3), [{ text: "Not now", style: STYLES.eyebrow, isWhole: true }]),
      textBox(columns(0, 5, TOP + 0.42, 4.2), leftAlone(data, section("executive-summary"))),
      filled({ ...columns(6, 6, TOP, 2.55), w: 0.06 }, "warning"),
      textBox(inside(columns(6, 6, TOP, 0.3)), [
        { text: "The biggest risk", style: { ...STYLES.eyebrow, color: "warning" }, isWhole: true },
      ]),
      textBox(inside(columns(6, 6, TOP + 0.42, 2.15)), [
        told(risk, LEAD, { after: 10, ...more }),
        label("Control"),
        told(control, BODY, { after: 8, ...more }),
        ...(owner === undefined ? [] : [label("Owner"), told(owner, BODY)]),
      ]),
      textBox(inside(columns(6, 6, TOP + 2.95, 1.7)), [
        ...(others.length === 0 ? [] : [label("Next in the register")]),
        ...others.flatMap((one) => [
          told(one.risk, BODY, { after: 1, ...more }),
          told(ownerOf(one), STYLES.quiet, { after: 8 }),
        ]),
      ]),
    ],
  };
}

const label = (text: string): Part => ({ text, style: STYLES.label, after: 1, isWhole: true });

const inside = (place: Place): Place => ({ ...place, x: place.x + 0.3, w: place.w - 0.3 });

const plain = (risk: string): string => risk.replace(/\s*\([^)]*\)/g, "").replace(/\.$/, "");

/** On page one the same risk may be told a little otherwise. */
const beginsAs = (one: string, other: string): boolean =>
  plain(one).slice(0, SAME_CHARACTERS) === plain(other).slice(0, SAME_CHARACTERS);

const ownerOf = ({ owner, by }: ReportRisk): string =>
  by === undefined ? owner : `${owner}, control in place by ${shortDay(by)}`;

function leftAlone({ pageOne }: ReportData, section: number | null): Part[] {
  if ("memo" in pageOne)
    return pageOne.memo.notNow
      .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
      .map((text) => told(text, LEAD, { after: 10, section }));
  return pageOne.leaveAlone.flatMap(({ what, why }) => [
    told(what, { ...LEAD, size: 18 }, { after: 2, section }),
    told(why, { ...BODY, color: "quiet" }, { after: 12, section }),
  ]);
}
