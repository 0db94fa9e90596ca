"use client";

import type { Trouble } from "@/lib/domain/admin/trouble";
import { SETTINGS_TITLE } from "@/lib/domain/settings/words";
import { useTrouble } from "./trouble";

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
  { label: "Today", pages: [{ href: "/admin#today", label: "Today" }] },
  { label: "Leads", pages: [{ href: "/admin", label: "Leads" }] },
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
      { href: "/admin/account", label: "Your account" },
    ],
  },
];

export const PAGES: readonly NavPage[] = GROUPS.flatMap(({ pages }) => pages);

const LINK =
  "relative inline-flex min-h-11 items-center rounded-sm px-2 -outline-offset-2 hover:bg-muted sm:px-3 aria-[current]:font-medium aria-[current]:text-primary";

/** The groups, in the header. `here` is the page's own address with its fragment, in a group or not. */
export function AdminNav({ here }: { here: string | undefined }) {
  const trouble = useTrouble();
  return (
    <nav
      aria-label="Admin"
      className="order-2 -mx-4 flex w-[calc(100%+2rem)] justify-between overflow-x-auto px-3 [scrollbar-width:none] sm:-mx-3 sm:justify-start sm:w-auto sm:flex-wrap sm:overflow-visible sm:px-0 lg:order-none"
    >
      {GROUPS.map(({ label, pages }) => (
        <a
          key={label}
          href={pages[0].href}
          aria-current={currentOf(pages, here)}
          className={`${LINK} max-sm:px-1`}
        >
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
    <nav aria-label={group.label} className="no-print -mx-2 mb-4 flex flex-wrap sm:-mx-3">
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
