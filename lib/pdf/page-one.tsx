import { Text, View } from "@react-pdf/renderer";
import { fullName } from "@/lib/brand";
import { longDate } from "@/lib/domain/dates";
import type { ReportDocument } from "@/lib/domain/report/document/document";
import { outOfTen } from "@/lib/domain/score/badges";
import { Section } from "./blocks";
import { ScoreRing } from "./charts/score-ring";
import { SERIF } from "./fonts";
import { MEMO_HEIGHT, type Room, SIZE, styles } from "./theme";

/** The head and the first section. A memo is spread over the page, so that it ends where the page does. */
export function PageOne({ document, room }: { document: ReportDocument; room: Room | null }) {
  const [first] = document.sections;
  return (
    <View style={room === null ? {} : { minHeight: MEMO_HEIGHT, fontSize: room.text, lineHeight: room.line }}>
      <Cover document={document} />
      {first && <Section section={first} notes={document.notes} room={room} />}
    </View>
  );
}

/** A company's name as long as a paragraph gets smaller letters, so that page one stays one page. */
const coverSize = (name: string, isMemo: boolean) => {
  if (name.length > 90) return SIZE.h2;
  return name.length > 40 ? 20 : isMemo ? SIZE.memoCover : SIZE.cover;
};

const score = { fontFamily: SERIF, fontWeight: 600, fontSize: 42, lineHeight: 1.15 } as const;

function Cover({ document }: { document: ReportDocument }) {
  const { companyName, executiveName, executiveTitle } = document.subject;
  const readAs = document.memoHead?.readAs ? `. ${document.memoHead.readAs}` : "";
  const name = {
    fontFamily: SERIF,
    fontWeight: 600,
    lineHeight: 1.12,
    marginTop: 4,
    marginBottom: 8,
  } as const;
  return (
    <View style={{ ...styles.row, marginBottom: document.memoHead === null ? 12 : 0 }}>
      <View style={{ flex: 1, paddingRight: 24 }}>
        <Text style={styles.muted}>{`AI readiness report · ${fullName}`}</Text>
        <Text style={{ ...name, fontSize: coverSize(companyName, document.memoHead !== null) }}>
          {companyName}
        </Text>
        <Text>{`Prepared for ${executiveName}, ${executiveTitle}`}</Text>
        <Text style={styles.muted}>{`${longDate(document.writtenOn)} · ${document.industry}${readAs}`}</Text>
      </View>
      {document.memoHead === null ? (
        <ScoreRing score={document.overallScore} caption="out of 10" />
      ) : (
        <View style={{ alignItems: "flex-end", justifyContent: "flex-end" }}>
          <Text style={score}>{outOfTen(document.overallScore)}</Text>
          <Text style={styles.label}>{`of 10, ${document.memoHead.stage}`}</Text>
        </View>
      )}
    </View>
  );
}
