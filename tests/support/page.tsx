import { render } from "@testing-library/react";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";

/** Renders a part of a page as the pages do: with a router and the corner for messages. */
export function renderPage(children: ReactNode) {
  const pushed: string[] = [];
  const refreshes = { count: 0 };
  const router = {
    back: () => undefined,
    forward: () => undefined,
    refresh: () => {
      refreshes.count += 1;
    },
    replace: () => undefined,
    prefetch: () => undefined,
    push: (href: string) => pushed.push(href),
    bfcacheId: "0",
  };
  const view = render(
    <AppRouterContext.Provider value={router}>
      {children}
      <Toaster />
    </AppRouterContext.Provider>,
  );
  return { ...view, pushed, refreshes };
}
