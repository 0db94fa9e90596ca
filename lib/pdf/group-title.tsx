import { Text, View } from "@react-pdf/renderer";
import type { GroupBlock } from "@/lib/domain/report/document/block";
import { OriginMark } from "./inline";
import { AMBER, MUTED, RED, styles } from "./theme";

const IMPACT_COLOURS = { High: RED, Medium: AMBER, Low: MUTED };

/** What a group says first, with its mark and its weight. */
export function GroupTitle({
  block: { look = "block", title, origin, aside, weight },
}: {
  block: GroupBlock;
}) {
  if (look === "label") return <Text style={styles.label}>{title}</Text>;
  return (
    <View style={{ ...styles.row, alignItems: "baseline", marginBottom: 2 }}>
      <Text style={{ ...styles.h3, flex: 1, paddingRight: 8 }}>{title}</Text>
      {origin && <OriginMark origin={origin} />}
      {aside !== undefined && <Text style={styles.label}>{aside}</Text>}
      {weight && (
        <Text
          style={
            weight.of === "impact"
              ? { ...styles.small, ...styles.strong, color: IMPACT_COLOURS[weight.value] }
              : styles.label
          }
        >
          {`${weight.value} ${weight.of}`}
        </Text>
      )}
    </View>
  );
}
