import { Rect, Svg, Text, View } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { shortDay } from "@/lib/domain/report/calendar";
import { withLastWordsTogether } from "@/lib/domain/report/line-breaks";
import { notedRisk, type PlacedRisk, placesOf } from "@/lib/domain/report/register";
import { withKeys } from "@/lib/domain/with-keys";
import { Noted, type Notes } from "./inline";
import { AMBER, GREY, INK, RED, RULE, styles, TRACK } from "./theme";

const WIDTHS = ["27%", "15%", "42%", "16%"] as const;
const TITLES = ["Risk and what would show it", "Likely × harm", "Control", "Owner, by"] as const;
const COLOURS = { High: RED, Medium: AMBER, Low: GREY };

/** The register of risks: no row is cut, and the head stays with the first. */
export function registerParts(risks: readonly PlacedRisk[], notes: Notes): ReactElement[] {
  const [first, ...rest] = risks;
  if (first === undefined) return [];
  const start = (
    <View key="head" wrap={false} style={{ marginTop: 4 }}>
      <View style={{ ...styles.row, borderBottom: `0.75pt solid ${INK}`, paddingBottom: 2 }}>
        {withKeys(TITLES).map(({ key, value: title }) => (
          <Text key={key} style={{ ...styles.label, width: WIDTHS[key] }}>
            {title}
          </Text>
        ))}
      </View>
      <Row risk={first} notes={notes} />
    </View>
  );
  return [start, ...rest.map((risk) => <Row key={risk.risk} risk={risk} notes={notes} />)];
}

/**
 * A blank before each note but the first, at which a narrow column may break; without one a hyphen would be added.
 * The first stays with the last words.
 */
export const riskTitle = (risk: PlacedRisk): string => {
  const words = withLastWordsTogether(risk.risk);
  return words + notedRisk(risk).slice(risk.risk.length).replaceAll("] [", "]  [");
};

function Row({ risk, notes }: { risk: PlacedRisk; notes: Notes }) {
  return (
    <View wrap={false} style={{ borderBottom: `0.5pt solid ${RULE}`, paddingVertical: 5 }}>
      <View style={styles.row}>
        <View style={{ width: WIDTHS[0], paddingRight: 10 }}>
          <Noted text={riskTitle(risk)} notes={notes} style={{ ...styles.small, ...styles.strong }} />
          <Text style={styles.label}>{risk.trigger}</Text>
        </View>
        <View style={{ ...styles.row, width: WIDTHS[1] }}>
          <Place risk={risk} />
          <Text style={{ ...styles.small, marginLeft: 6 }}>{risk.impact}</Text>
        </View>
        <View style={{ width: WIDTHS[2], paddingRight: 10 }}>
          <Noted text={risk.mitigation} notes={notes} style={styles.small} />
          <Noted text={risk.why} notes={notes} style={styles.label} />
        </View>
        <View style={{ width: WIDTHS[3] }}>
          <Text style={styles.small}>{risk.owner}</Text>
          <Text style={styles.label}>{shortDay(risk.by)}</Text>
        </View>
      </View>
    </View>
  );
}

const CELL = 7;
const STEP = CELL + 1.5;

const Place = ({ risk }: { risk: PlacedRisk }) => (
  <Svg width={3 * STEP} height={3 * STEP}>
    {withKeys(placesOf(risk)).map(({ key, value: isTaken }) => (
      <Rect
        key={key}
        x={(key % 3) * STEP}
        y={Math.floor(key / 3) * STEP}
        width={CELL}
        height={CELL}
        fill={isTaken ? COLOURS[risk.impact] : TRACK}
      />
    ))}
  </Svg>
);
