import { PageShell } from "@/components/layout/page-shell";
import { LinkButton } from "@/components/ui/link-button";
import { LogoutButton } from "./logout-button";
import { MyReports } from "./my-reports";

export const MyReportsScreen = () => (
  <PageShell width="wide" aside={<LogoutButton />}>
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div>
        <h1 className="text-3xl sm:text-4xl">My Reports</h1>
        <p className="mt-2 text-muted-foreground">Every assessment in your account, newest first.</p>
      </div>
      <div className="flex flex-wrap gap-x-1 gap-y-2 sm:-mr-5 sm:gap-x-3">
        <LinkButton href="/assessment" variant="outline" className="max-sm:px-3">
          Take New Assessment
        </LinkButton>
        <LinkButton href="/" variant="ghost" className="max-sm:px-2">
          Return Home
        </LinkButton>
      </div>
    </div>
    <MyReports />
  </PageShell>
);
