"use client";

import type { ReactNode } from "react";
import { BrandMark } from "@/components/layout/brand-mark";
import { SkipLink } from "@/components/layout/skip-link";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { logOutAdmin } from "@/lib/client/log-out";
import { ADMIN_LABEL } from "@/lib/domain/admin/messages";
import { AdminNav, AdminSubNav } from "./admin-nav";
import { GoToButton } from "./go-to-button";

interface AdminPageProps {
  title: string;
  /** The page's own address, marked in the navigation; none for a page that is not in it. */
  here?: string;
  /** The page has a list under this id, far down. */
  list?: string;
  /** Something is open beside it: it leaves the room for that. */
  hasPanel?: boolean;
  /** Opens a lead beside the page; a page without leads goes to their list. */
  onOpen?: (id: string) => void;
  /** What can be done from the header. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of the dashboard: the way home, its pages, what it shows; at the full width. */
export function AdminPage({
  title,
  here,
  list,
  hasPanel = false,
  onOpen,
  actions,
  children,
}: AdminPageProps) {
  return (
    <div className={cn("min-h-dvh text-sm", hasPanel && "min-[1180px]:pr-[34rem]")}>
      <SkipLink />
      {list !== undefined && <SkipLink to={list}>Skip to the list</SkipLink>}
      <header className="no-print border-border border-b bg-card">
        <div
          className={cn(
            "mx-auto flex max-w-[1680px] flex-wrap items-center gap-x-3 px-4 py-2 sm:gap-y-1",
            hasPanel ? "sm:gap-x-5" : "sm:gap-x-6",
            // Too narrow for one row: the pages have the second to themselves, and no single button is left over.
            hasPanel && "min-[1180px]:max-[1280px]:[&>nav]:order-1 min-[1180px]:max-[1280px]:[&>nav]:w-full",
          )}
        >
          <BrandMark />
          <AdminNav here={here} hasPanel={hasPanel} />
          <GoToButton
            onOpen={onOpen}
            className={cn(
              "max-sm:order-1 max-sm:ml-auto sm:max-[1279px]:hidden min-[1280px]:ml-auto",
              // One row is worth more than a button that has a key.
              hasPanel && "sm:max-[1680px]:hidden",
            )}
          />
          <p
            className={cn(
              "text-muted-foreground text-xs max-sm:order-3 max-sm:w-full sm:ml-auto min-[1280px]:ml-0",
              hasPanel && "min-[1280px]:ml-auto",
              // One row is worth more than the words, where there is no room for both.
              hasPanel && "min-[1180px]:max-[1400px]:sr-only",
            )}
          >
            {ADMIN_LABEL}
          </p>
          <Button
            variant="ghost"
            size="sm"
            className={cn("-mr-3 max-sm:order-1", hasPanel && "min-[1180px]:max-[1400px]:ml-auto")}
            onClick={logOutAdmin}
          >
            Logout
          </Button>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto outline-none max-w-[1680px] px-4 py-5">
        <AdminSubNav here={here} />
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-2xl">{title}</h1>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
        {children}
      </main>
    </div>
  );
}
