import { Text, View } from "@react-pdf/renderer";
import { withKeys } from "@/lib/domain/with-keys";
import { SERIF } from "./fonts";
import { Noted } from "./inline";
import type { BlockProps } from "./leaves";
import { BILL_GROUND, INK, SIZE, styles } from "./theme";

/** A bill: what is multiplied, where it is from, and under a rule what it comes to. */
export const Sum = ({ block: { headline, rows }, notes }: BlockProps<"sum">) => (
  <View>
    <Text style={{ fontFamily: SERIF, fontWeight: 600, fontSize: SIZE.h2, lineHeight: 1.2 }}>{headline}</Text>
    <View style={{ marginTop: 4, marginBottom: 2, paddingVertical: 4, backgroundColor: BILL_GROUND }}>
      {withKeys(rows).map(({ key, value: { figure, what, from } }) => (
        <View key={key} style={{ ...styles.row, ...sumRow, ...(from === null ? sumTotal : {}) }}>
          <Text style={{ width: SUM_FIGURE, paddingRight: 9, textAlign: "right" }}>{figure}</Text>
          <Text style={{ flex: 1, paddingRight: 8 }}>{what}</Text>
          <Noted
            text={from ?? ""}
            notes={notes}
            style={{ ...styles.label, width: SUM_FROM, fontWeight: 400, textAlign: "right" }}
          />
        </View>
      ))}
    </View>
  </View>
);

const SUM_FIGURE = 114;
const SUM_FROM = 74;
const sumRow = { paddingVertical: 1.2, paddingRight: 8, paddingLeft: 4 };
const sumTotal = { borderTop: `0.75pt solid ${INK}`, fontWeight: 600, marginTop: 1 } as const;
