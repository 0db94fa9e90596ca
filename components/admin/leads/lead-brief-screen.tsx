import type { ReactNode } from "react";
import { PageShell } from "@/components/layout/page-shell";
import { LinkButton } from "@/components/ui/link-button";
import { labelOf } from "@/lib/domain/assessment/options";
import { longDate, shortMoment } from "@/lib/domain/dates";
import type { LeadBrief } from "@/lib/domain/lead/brief";
import { CALL_STATES } from "@/lib/domain/lead/call-requests";
import { withKeys } from "@/lib/domain/with-keys";
import { BackToAdmin } from "../shell/back-to-admin";
import { EmailLink } from "../shell/email-link";
import { PhoneLink } from "../shell/phone-link";
import { PrintButton } from "../shell/print-button";
import { LeadBriefWork } from "./lead-brief-work";

interface LeadBriefScreenProps {
  id: string;
  companyName: string;
  createdAt: Date;
  brief: LeadBrief;
}

/** One page to hold during the call. */
export const LeadBriefScreen = ({ id, companyName, createdAt, brief }: LeadBriefScreenProps) => (
  <PageShell>
    <div className="no-print mb-6 flex flex-wrap items-center justify-between gap-3">
      <BackToAdmin />
      <div className="flex gap-2">
        <LinkButton href={`/admin/report/${id}`} variant="outline" size="sm">
          Report
        </LinkButton>
        <PrintButton />
      </div>
    </div>
    <article className="text-sm" data-panel={id}>
      <header className="border-foreground border-b pb-3">
        <p className="text-muted-foreground">Call brief</p>
        <h1 className="break-words text-3xl">{companyName}</h1>
        <p className="break-words">{brief.who}</p>
        <p className="flex flex-wrap gap-x-4 text-muted-foreground">
          {brief.contact === null ? <span>No email given</span> : <EmailLink email={brief.contact} />}
          <span>{`Assessment of ${longDate(createdAt)}`}</span>
        </p>
        {brief.calls.map((call) => (
          <p key={call.id} className="flex flex-wrap gap-x-4">
            <PhoneLink number={call.phoneNumber} hint="c" />
            <span className="text-muted-foreground">
              {`Asked for a call ${shortMoment(call.requestedAt)} · ${labelOf(CALL_STATES, call.state)}`}
            </span>
          </p>
        ))}
      </header>
      <Part title="Open with">
        <p className="wrap-anywhere border-primary border-l-4 pl-3 font-serif text-lg">{brief.opening}</p>
        {brief.openingNext !== null && (
          <>
            <p className="wrap-anywhere mt-2 pl-4">{brief.openingNext}</p>
            <Room />
          </>
        )}
      </Part>
      {brief.questions.length > 0 && (
        <Part title="Then ask">
          <ol className="grid gap-3">
            {brief.questions.map(({ title, first, next }) => (
              <li key={title}>
                <p className="text-muted-foreground text-xs">{title}</p>
                <p className="wrap-anywhere font-medium">{first}</p>
                <p className="wrap-anywhere">{next}</p>
                <Room />
              </li>
            ))}
          </ol>
        </Part>
      )}
      <Part title="In their own words">
        {brief.words.length === 0 && <p>Nothing was typed beyond the choices.</p>}
        <dl className="grid gap-2">
          {brief.words.map(({ label, text }) => (
            <div key={label}>
              <dt className="text-muted-foreground text-xs">{label}</dt>
              <dd className="break-words">{`“${text}”`}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-muted-foreground text-xs">Chosen from the list</p>
        <p>{brief.challenges.join("; ") || "None"}</p>
      </Part>
      {brief.interview !== null && (
        <Part title="From their interview">
          <p className="mb-2 text-muted-foreground text-xs">{brief.interview.held}</p>
          <dl className="grid gap-2">
            {brief.interview.said.map(({ subject, text }) => (
              <div key={subject}>
                <dt className="text-muted-foreground text-xs">{subject}</dt>
                <dd className="break-words">{text}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <Part title={brief.consistency.title}>
        <ul className="list-disc space-y-1 pl-5">
          {withKeys(brief.consistency.sentences).map(({ key, value }) => (
            <li key={key}>{value}</li>
          ))}
        </ul>
      </Part>
      <Part title="Company">
        <dl className="grid grid-cols-2 gap-x-8 gap-y-1.5 sm:grid-cols-3">
          {brief.facts.map(({ label, text }) => (
            <div key={label} className="min-w-0">
              <dt className="text-muted-foreground text-xs">{label}</dt>
              <dd className="break-words">{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="Call notes">
        <LeadBriefWork id={id} />
        <div className="hidden h-40 print:block" />
      </Part>
    </article>
  </PageShell>
);

/** To write on, on paper. */
const Room = () => <div className="hidden h-24 border-border border-b print:block" />;

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="break-inside-avoid border-border border-b py-4">
    <h2 className="mb-2 text-lg">{title}</h2>
    {children}
  </section>
);
