import { Document, Page, type PageLayoutProps, renderToBuffer, Text, View } from "@react-pdf/renderer";
import { longDate } from "@/lib/domain/dates";
import type { Paper, PaperParts } from "@/lib/domain/report/paper";
import type { SectionId } from "@/lib/domain/report/sections";
import { registerFonts } from "./fonts";
import { printablePaper } from "./printable";
import { Applications, SolutionLandscape } from "./sections/applications";
import { Benchmarks } from "./sections/benchmarks";
import { FamilyReadiness } from "./sections/family";
import { Cover, ExecutiveSummary } from "./sections/first-page";
import { Interview } from "./sections/interview";
import { MethodAndSources } from "./sections/method";
import { CurrentState, Readiness } from "./sections/readiness";
import { Risks } from "./sections/risks";
import { ImplementationRoadmap, NextSteps } from "./sections/roadmap";
import { styles } from "./theme";

/**
 * The report on paper: the same model and the same order as the page. The family section, where it was asked for, has
 * pages of its own. Letter size, with margins that survive A4.
 */
export async function renderReportPdf(parts: PaperParts): Promise<Uint8Array> {
  registerFonts();
  return new Uint8Array(await renderToBuffer(<ReportPdf paper={printablePaper(parts)} />));
}

function ReportPdf({ paper }: { paper: Paper }) {
  const { companyName, executiveName } = paper.subject;
  const section = (id: SectionId) => paper.sections.find((each) => each.id === id);
  const title = `${companyName} · AI readiness report · ${longDate(paper.writtenOn)}`;
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
      creationDate={paper.writtenOn}
    >
      <Page size="LETTER" style={styles.page} layout={layout}>
        <Cover paper={paper} />
        <ExecutiveSummary paper={paper} section={section("executive-summary")} />
        <CurrentState paper={paper} section={section("current-state")} />
        <Readiness paper={paper} section={section("readiness")} />
        <SolutionLandscape paper={paper} section={section("solution-landscape")} />
        <Applications paper={paper} section={section("applications")} />
        <ImplementationRoadmap paper={paper} section={section("implementation-roadmap")} />
        <Benchmarks paper={paper} section={section("benchmarks")} />
        <Interview paper={paper} section={section("interview")} />
        <Risks paper={paper} section={section("risks")} />
        <FamilyReadiness paper={paper} section={section("family")} />
        <NextSteps
          paper={paper}
          section={section("next-steps")}
          afterFamily={section("family") !== undefined}
        />
        <MethodAndSources paper={paper} section={section("method")} />
      </Page>
    </Document>
  );
}
