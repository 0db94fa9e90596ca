import { Chapters } from "@/components/landing/chapters";
import { Features } from "@/components/landing/features";
import { Hero } from "@/components/landing/hero";
import { LandingHeader } from "@/components/landing/landing-header";
import { SamplePage } from "@/components/landing/sample-page";
import { PageFooter } from "@/components/layout/page-footer";
import { SkipLink } from "@/components/layout/skip-link";
import { StaticMarkup } from "@/components/static-markup/static-markup";
import { readSample } from "@/lib/services/report/read-sample";

export default function LandingPage() {
  return (
    <>
      <SkipLink />
      <LandingHeader />
      <main id="main" tabIndex={-1} className="pt-16 outline-none">
        <div className="mx-auto grid max-w-[1120px] items-center gap-10 px-4 py-8 sm:py-14 lg:grid-cols-[1fr_30rem] lg:gap-16">
          <Hero />
          <StaticMarkup
            version="sample:1"
            forScript={false}
            draw={async () => <SamplePage {...readSample()} />}
          />
        </div>
        <Features />
        <Chapters />
      </main>
      <PageFooter />
    </>
  );
}
