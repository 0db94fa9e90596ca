import { LinkButton } from "@/components/ui/link-button";
import { REPORT_PRICE } from "@/lib/domain/payment/price";
import { WhereYouStopped } from "./where-you-stopped";

const REASSURANCES = ["15 minutes", "No obligations", "High strategic value"];

export const Hero = () => (
  <div className="min-w-0">
    <h1 className="text-3xl leading-[1.08] min-[360px]:text-4xl sm:text-5xl lg:text-6xl">
      Where does your company stand in the AI race?
    </h1>
    <p className="mt-4 max-w-[32rem] text-lg leading-relaxed lg:mt-6">
      Answer five short sections, see your score immediately, and get a report your board can act on.
    </p>
    <LinkButton href="/assessment" size="lg" className="mt-6 w-full max-sm:px-3 sm:w-auto lg:mt-8">
      Start Your Free AI Roadmap
    </LinkButton>
    <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1 font-medium text-sm">
      {REASSURANCES.map((point) => (
        <li key={point} className="flex items-center gap-2">
          <Tick />
          {point}
        </li>
      ))}
    </ul>
    <p className="mt-6 max-w-[32rem] border-border border-t pt-4 text-muted-foreground text-sm">
      {`The assessment and your score are free. The full report is a one-time ${REPORT_PRICE}, or free with a chapter code.`}
    </p>
    <WhereYouStopped />
  </div>
);

const Tick = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0">
    <path d="m2.5 8.5 4 4 7-9" fill="none" stroke="var(--primary)" strokeWidth="2" />
  </svg>
);
