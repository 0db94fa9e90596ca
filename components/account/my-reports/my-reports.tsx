"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { ApiError } from "@/lib/client/api";
import { useMyReports } from "@/lib/client/hooks/use-my-reports";
import { useToken } from "@/lib/client/hooks/use-token";
import { navigate } from "@/lib/client/navigate";
import { tellSignedOut } from "@/lib/client/signed-out";
import { removeToken } from "@/lib/client/tokens";
import { NO_REPORTS, REPORTS_FAILED } from "@/lib/domain/account/own-account-messages";
import { AddAssessment } from "./add-assessment";
import { ReportCard } from "./report-card";
import { ReportsSkeleton } from "./reports-skeleton";
import { YourData } from "./your-data";

/** The signed-in user's reports, and no other user's: with the token, everything shown goes as well. */
export function MyReports() {
  const token = useToken("user");
  const { data: reports, error, mutate } = useMyReports(token);
  const isSignedOut = token === null;
  const refusal = error instanceof ApiError ? error : undefined;
  const isTokenDead = refusal?.status === 401;
  const mustSetPassword = refusal?.body.code === "password_change_required";

  useEffect(() => {
    if (isTokenDead) {
      tellSignedOut();
      removeToken("user");
    }
    if (isSignedOut) navigate.instead("/login");
    if (mustSetPassword) navigate.instead("/set-password");
  }, [isTokenDead, isSignedOut, mustSetPassword]);

  if (!token || isTokenDead || mustSetPassword || (reports === undefined && error === undefined))
    return <ReportsSkeleton />;
  if (reports === undefined) return <Failed onRetry={() => mutate()} />;
  return (
    <>
      <AddAssessment reports={reports} onAdded={() => mutate()} />
      {reports.length === 0 ? (
        <NoReports />
      ) : (
        <ul className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-5">
          {reports.map((report, place) => (
            <ReportCard key={report.id} report={report} isNewest={place === 0} />
          ))}
        </ul>
      )}
      <YourData />
    </>
  );
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="mt-8 max-w-[34rem] rounded-sm border border-destructive bg-card p-6">
    <h2 className="text-xl">Error</h2>
    <p className="mt-2">{REPORTS_FAILED}</p>
    <Button variant="outline" className="mt-4" onClick={onRetry}>
      Try Again
    </Button>
  </div>
);

const NoReports = () => (
  <div className="mt-8 rounded-sm border border-border bg-card px-6 py-14 text-center">
    <h2 className="text-2xl">{NO_REPORTS}</h2>
    <p className="mx-auto mt-2 max-w-[30rem] text-muted-foreground">
      An assessment takes 15 minutes and is free. Your score and your report will be kept here.
    </p>
    <LinkButton href="/assessment" className="mt-6">
      Start Your First Assessment
    </LinkButton>
  </div>
);
