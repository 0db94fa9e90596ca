import { Link, Text, View } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { TOOLS_SHOWN, TOOLS_TRUNCATED } from "@/lib/domain/roadmap/messages";
import type { RecommendedTool } from "@/lib/domain/roadmap/roadmap";
import { withKeys } from "@/lib/domain/with-keys";
import { Noted, type Notes, PrintedUrl } from "./inline";
import { type BlockProps, Facts } from "./leaves";
import { RULE, styles } from "./theme";

export function toolParts({ block: { tools, pricesNote }, notes }: BlockProps<"tools">): ReactElement[] {
  const cards = withKeys(tools.slice(0, TOOLS_SHOWN)).map(({ key, value: tool }) => (
    <Tool key={key} tool={tool} isFirst={key === 0} notes={notes} />
  ));
  const cut = tools.length > TOOLS_SHOWN ? `${TOOLS_TRUNCATED}. ` : "";
  return [
    ...cards,
    <Text key="prices" style={{ ...styles.label, marginTop: 8 }}>{`${cut}${pricesNote}`}</Text>,
  ];
}

function Tool({ tool, isFirst, notes }: { tool: RecommendedTool; isFirst: boolean; notes: Notes }) {
  const rule = isFirst ? {} : { borderTop: `0.5pt solid ${RULE}`, paddingTop: 7, marginTop: 9 };
  return (
    <View wrap={false} style={rule}>
      <View style={{ ...styles.row, alignItems: "baseline" }}>
        <Text style={{ ...styles.h3, flex: 1, paddingRight: 8 }}>{tool.name}</Text>
        <Text style={styles.label}>{`${tool.category} · ${tool.priority} priority`}</Text>
      </View>
      <Noted text={tool.why} notes={notes} />
      <Noted text={`${tool.description} ${tool.useCase}`} notes={notes} style={styles.small} />
      <Facts
        notes={notes}
        block={{
          kind: "facts",
          facts: [
            { label: "Price", text: tool.pricing, share: 36 },
            {
              label: "Works with (confirm)",
              text: tool.worksWith.join(", ") || "No system you named",
              share: 22,
            },
            { label: "Check before buying", text: tool.checkBeforeBuying.join(" "), share: 42 },
          ],
        }}
      />
      <Text style={{ ...styles.small, marginTop: 2 }}>
        <Text style={styles.strong}>Free first step. </Text>
        {`${tool.firstStep} `}
        <Link src={tool.url} style={styles.link}>
          <PrintedUrl url={tool.url} />
        </Link>
      </Text>
    </View>
  );
}
