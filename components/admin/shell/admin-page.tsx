"use client";

import type { ReactNode } from "react";
import { BrandMark } from "@/components/layout/brand-mark";
import { SkipLink } from "@/components/layout/skip-link";
import { Button } from "@/components/ui/button";
import { logOutAdmin } from "@/lib/client/log-out";
import { ADMIN_LABEL } from "@/lib/domain/admin/messages";

const PAGES = [
  { href: "/admin", label: "Dashboard" },
  { href: "/admin/coupons", label: "Coupons" },
  { href: "/admin/outbox", label: "Outbox" },
  { href: "/admin/audit", label: "Audit" },
  { href: "/admin/jobs", label: "Jobs" },
  { href: "/admin/events", label: "Events" },
  { href: "/admin/settings", label: "Settings" },
];

interface AdminPageProps {
  title: string;
  /** The page's own address, marked in the navigation; none for a page that is not in it. */
  here?: string;
  /** The page has a list under this id, far down. */
  list?: string;
  /** What can be done from the header. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of the dashboard: the way home, its pages, what it shows; at the full width. */
export function AdminPage({ title, here, list, actions, children }: AdminPageProps) {
  return (
    <div className="min-h-dvh text-sm">
      <SkipLink />
      {list !== undefined && <SkipLink to={list}>Skip to the list</SkipLink>}
      <header className="no-print border-border border-b bg-card">
        <div className="mx-auto flex max-w-[1680px] flex-wrap items-center gap-x-3 px-4 py-2 sm:gap-x-6 sm:gap-y-1">
          <BrandMark />
          <nav
            aria-label="Admin"
            className="order-2 -mx-4 flex w-[calc(100%+2rem)] overflow-x-auto px-2 [scrollbar-width:none] sm:-mx-3 sm:w-auto sm:flex-wrap sm:overflow-visible sm:px-0 lg:order-none"
          >
            {PAGES.map(({ href, label }) => (
              <a
                key={href}
                href={href}
                aria-current={href === here ? "page" : undefined}
                className="inline-flex min-h-11 items-center rounded-sm px-2 -outline-offset-2 hover:bg-muted sm:px-3 aria-[current=page]:font-medium aria-[current=page]:text-primary"
              >
                {label}
              </a>
            ))}
          </nav>
          <p className="text-muted-foreground text-xs max-sm:order-3 max-sm:w-full sm:ml-auto">
            {ADMIN_LABEL}
          </p>
          <Button
            variant="ghost"
            size="sm"
            className="-mr-3 max-sm:order-1 max-sm:ml-auto"
            onClick={logOutAdmin}
          >
            Logout
          </Button>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto outline-none max-w-[1680px] px-4 py-5">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-2xl">{title}</h1>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
        {children}
      </main>
    </div>
  );
}
