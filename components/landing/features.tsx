import type { ReactNode } from "react";
import { AnswersDrawing, PhasesDrawing, SourceDrawing } from "./feature-drawings";

export const Features = () => (
  <section id="features" aria-labelledby="features-title" className="border-border border-t bg-card">
    <div className="mx-auto max-w-[1120px] px-4 py-14 sm:py-20">
      <h2 id="features-title" className="text-3xl">
        What you get
      </h2>
      <div className="mt-8 grid gap-10 md:grid-cols-3 md:gap-8">
        <Feature title="Personalized Assessment" drawing={<AnswersDrawing />}>
          Tailored to your industry, company size and current AI maturity. Five short steps, no jargon.
        </Feature>
        <Feature title="Strategic Roadmap" drawing={<PhasesDrawing />}>
          Quick wins first, then long-term transformation: three phases, each with an owner and a measure.
        </Feature>
        <Feature title="Expert Guidance" drawing={<SourceDrawing />}>
          Insights come from senior AI strategists, and every published figure names its source.
        </Feature>
      </div>
    </div>
  </section>
);

interface FeatureProps {
  title: string;
  drawing: ReactNode;
  children: string;
}

const Feature = ({ title, drawing, children }: FeatureProps) => (
  <article className="border-primary border-t-2 pt-5">
    {drawing}
    <h3 className="mt-5 text-xl">{title}</h3>
    <p className="mt-2 text-muted-foreground">{children}</p>
  </article>
);
