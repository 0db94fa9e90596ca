import { Document, Page, type PageLayoutProps, renderToBuffer, Text, View } from "@react-pdf/renderer";
import { fullName } from "@/lib/brand";
import { longDate } from "@/lib/domain/dates";
import type { ReportDocument, ReportParts } from "@/lib/domain/report/document/document";
import { Section } from "./blocks";
import { ScoreRing } from "./charts/score-ring";
import { loadFonts, SERIF } from "./fonts";
import { sanitizedDocument } from "./sanitize-text";
import { SIZE, styles } from "./theme";

/** The report on paper: the same document as the page. Letter size, with margins that survive A4. */
export async function renderReportPdf(parts: ReportParts): Promise<Uint8Array> {
  await loadFonts();
  return new Uint8Array(await renderToBuffer(<ReportPdf document={sanitizedDocument(parts)} />));
}

function ReportPdf({ document }: { document: ReportDocument }) {
  const { companyName, executiveName } = document.subject;
  const title = `${companyName} · AI readiness report · ${longDate(document.writtenOn)}`;
  /** Drawn round each page's content: what it takes is not given to the content, so the two cannot overlap. */
  const layout = ({ children, pageNumber, totalPages }: PageLayoutProps) => (
    <>
      <View style={{ flexGrow: 1 }}>{children}</View>
      <View style={styles.footer}>
        <Text style={{ flex: 1, paddingRight: 12 }}>{title}</Text>
        <Text>{`Page ${pageNumber} of ${totalPages}`}</Text>
      </View>
    </>
  );
  return (
    <Document
      title={`AI readiness report: ${companyName}`}
      subject={`Prepared for ${executiveName}`}
      language="en-CA"
      creationDate={document.writtenOn}
    >
      <Page size="LETTER" style={styles.page} layout={layout}>
        <Cover document={document} />
        {document.sections.map((section) => (
          <Section key={section.id} section={section} notes={document.notes} />
        ))}
      </Page>
    </Document>
  );
}

/** A company's name as long as a paragraph gets smaller letters, so that page one stays one page. */
const coverSize = (name: string) => (name.length > 90 ? SIZE.h2 : name.length > 40 ? 20 : SIZE.cover);

function Cover({ document }: { document: ReportDocument }) {
  const { companyName, executiveName, executiveTitle } = document.subject;
  const name = {
    fontFamily: SERIF,
    fontWeight: 600,
    lineHeight: 1.12,
    marginTop: 4,
    marginBottom: 8,
  } as const;
  return (
    <View style={{ ...styles.row, marginBottom: 12 }}>
      <View style={{ flex: 1, paddingRight: 24 }}>
        <Text style={styles.muted}>{`AI readiness report · ${fullName}`}</Text>
        <Text style={{ ...name, fontSize: coverSize(companyName) }}>{companyName}</Text>
        <Text>{`Prepared for ${executiveName}, ${executiveTitle}`}</Text>
        <Text style={styles.muted}>{`${longDate(document.writtenOn)} · ${document.industry}`}</Text>
      </View>
      <ScoreRing score={document.overallScore} caption="out of 10" />
    </View>
  );
}
