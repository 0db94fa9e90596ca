"use client";

import { useSyncExternalStore } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { dashboardUrl, requestScroll } from "@/lib/client/scroll-restoration";

/** Back to the dashboard as it was left: search, filters, order, page, tab, and how far it was scrolled. */
export const BackToAdmin = () => (
  <LinkButton
    href={useSyncExternalStore(never, dashboardUrl, () => "/admin")}
    variant="ghost"
    size="sm"
    className="-ml-3"
    data-key="back"
    onClick={requestScroll}
  >
    ← Back to Admin
  </LinkButton>
);

/** While a report is read, the dashboard is not left again in this tab. */
const never = () => () => undefined;
