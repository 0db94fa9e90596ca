import { Document, Page, type PageLayoutProps, renderToBuffer, Text, View } from "@react-pdf/renderer";
import { longDate } from "@/lib/domain/dates";
import type { ReportDocument, ReportParts } from "@/lib/domain/report/document/document";
import { Section } from "./blocks";
import { loadFonts } from "./fonts";
import { memoRoom } from "./memo-room";
import { PageOne } from "./page-one";
import { sanitizedDocument } from "./sanitize-text";
import { type Room, styles } from "./theme";

/** The report on paper: the same document as the page. Letter size, with margins that survive A4. */
export async function renderReportPdf(parts: ReportParts): Promise<Uint8Array> {
  await loadFonts();
  const document = sanitizedDocument(parts);
  const room = await memoRoom(document);
  return new Uint8Array(await renderToBuffer(<ReportPdf document={document} room={room} />));
}

function ReportPdf({ document, room }: { document: ReportDocument; room: Room | null }) {
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
        <PageOne document={document} room={room} />
        {document.sections.slice(1).map((section) => (
          <Section key={section.id} section={section} notes={document.notes} />
        ))}
      </Page>
    </Document>
  );
}
