import { AnswerInWriting } from "@/components/interview/answer-in-writing";
import { PageShell } from "@/components/layout/page-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import { ExternalLink } from "@/components/ui/external-link";
import { LinkButton } from "@/components/ui/link-button";
import { AGENT_PHONE_E164, brand } from "@/lib/brand";
import { REPORT_PRICE } from "@/lib/domain/payment/price";

export const ThankYouScreen = ({ id, isUnlocked }: { id: string; isUnlocked: boolean }) => (
  <PageShell>
    <h1 className="text-3xl sm:text-4xl">Thank you</h1>
    <p className="mt-3">
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
    <h2 className="mt-12 text-xl">Would you rather talk it through?</h2>
    <div className="mt-4 flex flex-wrap gap-3 max-sm:flex-col">
      <ExternalLink href={brand.bookingUrl}>Schedule Free Consultation</ExternalLink>
      <a href={`tel:${AGENT_PHONE_E164}`} className={buttonVariants({ variant: "outline" })}>
        Click to Call
        <span className="text-muted-foreground text-sm">{brand.agentPhone}</span>
      </a>
      {isUnlocked && <AnswerInWriting assessmentId={id} />}
    </div>
  </PageShell>
);
