import { Button } from "@/components/ui/button";
import { endAdminSession } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import { DASHBOARD_ERROR, LEADS_FETCH_FAILED } from "@/lib/domain/admin/messages";

/** The dashboard could not be had: what the server said, and the two ways on. */
export const DashboardError = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <div role="alert" className="mx-auto max-w-[34rem] py-16 text-center">
    <h2 className="text-2xl">{DASHBOARD_ERROR}</h2>
    <p className="mt-3 text-muted-foreground">{detailOf(error, LEADS_FETCH_FAILED)}</p>
    <div className="mt-6 flex flex-wrap justify-center gap-3">
      <Button variant="outline" onClick={endAdminSession}>
        Login Again
      </Button>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  </div>
);
