import { Document, Page, type PageLayoutProps, renderToBuffer, Text, View } from "@react-pdf/renderer";
import { fullName } from "@/lib/brand";
import { type CohortParts, cohortInWords, cohortSections } from "@/lib/domain/cohort/document";
import { longDate } from "@/lib/domain/dates";
import { Section } from "./blocks";
import { loadFonts, SERIF } from "./fonts";
import { sanitizeText } from "./sanitize-text";
import { SIZE, styles } from "./theme";

/** A cohort's report on paper: the same sections as its page. */
export async function renderCohortPdf(parts: CohortParts): Promise<Uint8Array> {
  await loadFonts();
  return new Uint8Array(await renderToBuffer(<CohortPdf {...parts} name={sanitizeText(parts.name)} />));
}

function CohortPdf(parts: CohortParts) {
  const { name, publishedAt, figures } = parts;
  const layout = ({ children, pageNumber, totalPages }: PageLayoutProps) => (
    <>
      <View style={{ flexGrow: 1 }}>{children}</View>
      <View style={styles.footer}>
        <Text style={{ flex: 1, paddingRight: 12 }}>{name}</Text>
        <Text>{`Page ${pageNumber} of ${totalPages}`}</Text>
      </View>
    </>
  );
  return (
    <Document title={`AI readiness: ${name}`} language="en-CA" creationDate={publishedAt}>
      <Page size="LETTER" style={styles.page} layout={layout}>
        <Text style={styles.muted}>{`AI readiness of a group · ${fullName}`}</Text>
        <Text
          style={{
            fontFamily: SERIF,
            fontWeight: 600,
            lineHeight: 1.12,
            marginTop: 4,
            marginBottom: 8,
            fontSize: SIZE.cover,
          }}
        >
          {name}
        </Text>
        <Text style={{ ...styles.muted, marginBottom: 4 }}>
          {`${cohortInWords(figures)} · published ${longDate(publishedAt)}`}
        </Text>
        {cohortSections(parts).map((section) => (
          <Section key={section.id} section={section} notes={NO_NOTES} />
        ))}
      </Page>
    </Document>
  );
}

const NO_NOTES: ReadonlySet<number> = new Set();
