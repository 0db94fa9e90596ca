"use client";

import { cn } from "@/components/ui/class-names";
import type { Trouble } from "@/lib/domain/admin/trouble";
import { SETTINGS_TITLE } from "@/lib/domain/settings/words";
import { useTrouble } from "./trouble";

/** Both on one page, the leads further down. */
export const TODAY = "/admin#today";
export const LEADS = "/admin#leads";

interface NavPage {
  href: string;
  label: string;
  /** What may have failed there. */
  trouble?: keyof Trouble;
}

interface NavGroup {
  label: string;
  pages: readonly [NavPage, ...NavPage[]];
}

/** Every page of the dashboard, by what it is for; a group leads to its first page and lists the others there. */
const GROUPS: readonly NavGroup[] = [
  { label: "Today", pages: [{ href: TODAY, label: "Today" }] },
  { label: "Leads", pages: [{ href: LEADS, label: "Leads" }] },
  {
    label: "Insights",
    pages: [
      { href: "/admin/insights", label: "Insights" },
      { href: "/admin/comparisons", label: "Comparisons" },
      { href: "/admin/cohorts", label: "Cohorts" },
    ],
  },
  {
    label: "Coupons",
    pages: [
      { href: "/admin/coupons", label: "Coupons" },
      { href: "/admin/campaigns", label: "Campaigns" },
    ],
  },
  { label: "Users", pages: [{ href: "/admin?tab=users", label: "Users" }] },
  {
    label: SETTINGS_TITLE,
    pages: [
      { href: "/admin/settings", label: "Services", trouble: "services" },
      { href: "/admin/outbox", label: "Email" },
      { href: "/admin/jobs", label: "Jobs", trouble: "jobs" },
      { href: "/admin/events", label: "Webhooks", trouble: "events" },
      { href: "/admin/audit", label: "Audit" },
      { href: "/admin/account", label: "Account" },
    ],
  },
];

export const PAGES: readonly NavPage[] = GROUPS.flatMap(({ pages }) => pages);

/** Underlined where one is: a color alone says nothing to many. */
const LINK =
  "relative inline-flex min-h-11 items-center rounded-sm px-(--nav-gap) -outline-offset-2 hover:bg-muted aria-[current]:font-medium aria-[current]:text-primary aria-[current]:after:absolute aria-[current]:after:inset-x-(--nav-gap) aria-[current]:after:bottom-1.5 aria-[current]:after:border-current aria-[current]:after:border-b-2";

interface AdminNavProps {
  /** The page's own address with its fragment, in a group or not. */
  here: string | undefined;
  /** Something is open beside the page. */
  hasPanel?: boolean;
}

/** The groups, in the header. */
export function AdminNav({ here, hasPanel = false }: AdminNavProps) {
  const trouble = useTrouble();
  return (
    <nav
      aria-label="Admin"
      className={cn(
        "order-2 -mx-4 flex w-[calc(100%+2rem)] justify-between overflow-x-auto px-3 [--nav-gap:0.25rem] [scrollbar-width:none] sm:-mx-(--nav-gap) sm:w-auto sm:flex-wrap sm:justify-start sm:overflow-visible sm:px-0 lg:order-none",
        hasPanel ? "sm:[--nav-gap:0.5rem]" : "sm:[--nav-gap:0.75rem]",
      )}
    >
      {GROUPS.map(({ label, pages }) => (
        <a key={label} href={pages[0].href} aria-current={currentOf(pages, here)} className={LINK}>
          {label}
          {pages.some((page) => page.trouble !== undefined && trouble[page.trouble] > 0) && <Dot />}
        </a>
      ))}
    </nav>
  );
}

/** The pages of the group that the page is in, where there are several. */
export function AdminSubNav({ here }: { here: string | undefined }) {
  const trouble = useTrouble();
  const group = GROUPS.find(({ pages }) => pages.some(({ href }) => href === here));
  if (group === undefined || group.pages.length === 1) return null;
  return (
    <nav
      aria-label={group.label}
      className="no-print -mx-4 mb-4 flex overflow-x-auto px-3 [--nav-gap:0.25rem] [scrollbar-width:none] sm:-mx-(--nav-gap) sm:flex-wrap sm:overflow-visible sm:px-0 sm:[--nav-gap:0.75rem]"
    >
      {group.pages.map(({ href, label, trouble: kind }) => (
        <a
          key={href}
          href={href}
          aria-current={href === here ? "page" : undefined}
          className={`${LINK} sm:min-h-9`}
        >
          {label}
          {kind !== undefined && trouble[kind] > 0 && <Dot count={trouble[kind]} />}
        </a>
      ))}
    </nav>
  );
}

/** "page" on a group's first page, "true" where one is elsewhere in it. */
function currentOf(pages: NavGroup["pages"], here: string | undefined): "page" | "true" | undefined {
  if (pages[0].href === here) return "page";
  return pages.some(({ href }) => href === here) ? "true" : undefined;
}

const Dot = ({ count }: { count?: number }) => (
  <>
    <span aria-hidden="true" className="ml-1.5 size-2 rounded-full bg-destructive" />
    <span className="sr-only">{count === undefined ? " (something failed)" : ` (${count} failed)`}</span>
  </>
);
