import { LinkButton } from "@/components/ui/link-button";

const REASSURANCES = ["15 minutes", "No obligations", "High strategic value"];

export const Hero = () => (
  <div className="min-w-0">
    <h1 className="text-4xl leading-[1.1] sm:text-5xl">Where does your company stand in the AI race?</h1>
    <p className="mt-4 max-w-[34rem] text-lg">
      Answer for your company, see your score at once, and get a report that your board can act on.
    </p>
    <LinkButton href="/assessment" size="lg" className="mt-6 w-full sm:w-auto">
      Start Your Free AI Roadmap
    </LinkButton>
    <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {REASSURANCES.map((point) => (
        <li key={point} className="flex items-center gap-2">
          <span aria-hidden="true" className="font-semibold text-primary">
            ✓
          </span>
          {point}
        </li>
      ))}
    </ul>
    <p className="mt-5 max-w-[34rem] text-muted-foreground text-sm">
      The assessment and your score are free. The full report is $49, once, or a code from your chapter.
    </p>
  </div>
);
