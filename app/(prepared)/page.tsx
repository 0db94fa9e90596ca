import { CallToAction } from "@/components/landing/call-to-action";
import { Chapters } from "@/components/landing/chapters";
import { Features } from "@/components/landing/features";
import { Hero } from "@/components/landing/hero";
import { LandingHeader } from "@/components/landing/landing-header";
import { Questions } from "@/components/landing/questions";
import { SamplePage } from "@/components/landing/sample-page";
import { ScoreMethod } from "@/components/landing/score-method";
import { PageFooter } from "@/components/layout/page-footer";
import { SkipLink } from "@/components/layout/skip-link";
import { StaticMarkup } from "@/components/static-markup/static-markup";
import { readSample } from "@/lib/services/report/read-sample";

/** What is drawn from the sample is sent as HTML alone: as data for scripts it would come a second time. */
export default async function LandingPage() {
  const sample = await readSample();
  return (
    <>
      <SkipLink />
      <LandingHeader />
      <main id="main" tabIndex={-1} className="pt-16 outline-none">
        <div className="mx-auto grid max-w-[1152px] items-center gap-10 px-4 py-8 sm:px-8 sm:py-14 lg:grid-cols-[1fr_30rem] lg:gap-16">
          <Hero />
          <StaticMarkup
            version="sample:page-one"
            forScript={false}
            draw={async () => <SamplePage {...sample} />}
          />
        </div>
        <StaticMarkup
          version="sample:pieces"
          forScript={false}
          draw={async () => (
            <>
              <Features reportData={sample.reportData} />
              <ScoreMethod lines={sample.reportData.readinessAssessment.lines} />
            </>
          )}
        />
        <Questions />
        <CallToAction />
        <Chapters />
      </main>
      <PageFooter />
    </>
  );
}
