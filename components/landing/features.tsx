import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import type { ReportData } from "@/lib/domain/report/report";
import { Band } from "./band";
import { BenchmarkCrop, CalendarCrop, PointsCrop } from "./crops";

/** What one gets, each with a piece of the sample report, drawn by the report's own parts. */
export const Features = ({ reportData }: { reportData: ReportData }) => (
  <Band
    id="features"
    title="What you get"
    lede="Three pieces of one report, for a fictional joinery."
    isRaised
  >
    <div className="mt-10 grid gap-14 sm:gap-16">
      <Feature title="Personalized Assessment" crop={<PointsCrop reportData={reportData} />}>
        Tailored to your industry, company size and current AI maturity. Five short steps, no jargon.
      </Feature>
      <Feature title="Strategic Roadmap" crop={<CalendarCrop reportData={reportData} />}>
        Quick wins first, then <span className="whitespace-nowrap">long-term</span> transformation: three
        phases, each with an owner and a measure.
      </Feature>
      <Feature title="Expert Guidance" crop={<BenchmarkCrop reportData={reportData} />}>
        Insights come from senior AI strategists, and every published figure names its source.
      </Feature>
    </div>
    <p className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <a href="/sample" className={buttonVariants({ variant: "outline", className: "max-sm:w-full" })}>
        Read the Whole Sample Report
      </a>
      <span className="text-muted-foreground text-sm">On the web or as a PDF. No email needed.</span>
    </p>
  </Band>
);

interface FeatureProps {
  title: string;
  crop: ReactNode;
  children: ReactNode;
}

const Feature = ({ title, crop, children }: FeatureProps) => (
  <article className="grid gap-x-14 gap-y-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
    <div>
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 text-pretty text-muted-foreground">{children}</p>
    </div>
    {crop}
  </article>
);
