import { AnswerInWriting } from "@/components/interview/answer-in-writing";
import { PageShell } from "@/components/layout/page-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import { ExternalLink } from "@/components/ui/external-link";
import { LinkButton } from "@/components/ui/link-button";
import { AGENT_PHONE_E164, brand } from "@/lib/brand";
import { REPORT_PRICE } from "@/lib/domain/payment/price";
import { NumberedSteps } from "./numbered-steps";
import { WaysToTalk } from "./ways-to-talk";

/** What comes by email and the ways on; beside them, on a wide screen, the ways to talk. */
export const ThankYouScreen = ({ id, isUnlocked }: { id: string; isUnlocked: boolean }) => (
  <PageShell width="wide">
    <div className="grid items-start gap-x-24 gap-y-12 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="min-w-0">
        <h1 className="text-3xl sm:text-4xl">Thank you</h1>
        <p className="mt-3 max-w-[38rem]">
          {"Your roadmap arrives by email within 10 minutes. "}
          {isUnlocked ? (
            "You can also read everything here."
          ) : (
            <>
              {"Your score and your first steps are on "}
              <a href={`/summary/${id}`} className="font-medium text-primary underline underline-offset-4">
                your summary
              </a>
              {`. Results and the full report open once they are unlocked: a one-time ${REPORT_PRICE}, or free with a chapter code.`}
            </>
          )}
        </p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
          <LinkButton href={`/results/${id}`}>View Results</LinkButton>
          <LinkButton href={`/report/${id}`} variant="outline">
            Generate Full Report
          </LinkButton>
        </div>
        <h2 className="mt-12 text-xl">What comes by email</h2>
        {isUnlocked ? <NumberedSteps steps={MAILED} /> : <p className="mt-3">{MAILED_FREE}</p>}
        <p className="mt-3 text-muted-foreground text-sm">
          Nothing after 10 minutes? Please look in your spam folder.
        </p>
      </div>
      <section className="no-print min-w-0 border-primary border-t-2 pt-5">
        <h2 className="text-xl">Would you rather talk it through?</h2>
        <WaysToTalk>
          <ExternalLink href={brand.bookingUrl}>Schedule Free Consultation</ExternalLink>
          <a href={`tel:${AGENT_PHONE_E164}`} className={buttonVariants({ variant: "outline" })}>
            Click to Call
            <span className="text-muted-foreground text-sm">{brand.agentPhone}</span>
          </a>
          {isUnlocked && <AnswerInWriting assessmentId={id} />}
        </WaysToTalk>
      </section>
    </div>
  </PageShell>
);

const MAILED = [
  "Your roadmap: its phases, your stage and the first thing to do.",
  "Your report as a PDF for your board, without the family section.",
];

const MAILED_FREE = "Your stage, your weakest link and the first steps of your roadmap.";
