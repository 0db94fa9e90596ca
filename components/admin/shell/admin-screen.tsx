"use client";

import "@/lib/domain/zod-jitless";
import * as Tabs from "radix-ui/tabs";
import { useEffect } from "react";
import { Tab } from "@/components/ui/tabs";
import { isSessionOver } from "@/lib/client/admin-session";
import { useFragment, useOpened } from "@/lib/client/hooks/use-history";
import { useLeads } from "@/lib/client/hooks/use-leads";
import { useFragmentScroll } from "@/lib/client/hooks/use-scroll-return";
import { useToday } from "@/lib/client/hooks/use-today";
import { filterSearchParams, leadSearchParams, NO_FILTER } from "@/lib/domain/lead/filter";
import { ExportMenu } from "../leads/export-menu";
import { LeadDialog } from "../leads/lead-dialog";
import { LeadFunnel } from "../leads/lead-funnel";
import { LeadsTab } from "../leads/leads-tab";
import { useArrival, useDashboardSearchParams } from "../leads/use-dashboard-search-params";
import { useHeldOrder } from "../leads/use-held-order";
import { RoadmapsTab } from "../roadmaps/roadmaps-tab";
import { SetupProduction } from "../settings/setup-production";
import { TodayPanel } from "../today/today-panel";
import { UsersTab } from "../users/users-tab";
import { LEADS, TODAY } from "./admin-nav";
import { AdminPage } from "./admin-page";
import { DashboardError } from "./dashboard-error";
import { DashboardLoading } from "./dashboard-loading";
import { StatCards } from "./stat-cards";

/** The admin's panel: the figures, and what lies behind them in three tabs. */
export function AdminScreen() {
  const { query, tab, showTab, showList, change, correctPage } = useDashboardSearchParams();
  useArrival();
  const leads = useLeads(query);
  const { opened, open, turn, close } = useOpened("lead");
  const today = useToday();
  const fragment = useFragment();
  const answer = leads.data;
  const rows = useHeldOrder(
    answer?.list.assessments ?? [],
    opened,
    answer === undefined ? "" : leadSearchParams(answer.query),
  );
  const shown = answer && { ...answer, list: { ...answer.list, assessments: rows } };
  const list = shown?.list;
  const isOnLeads = tab === "assessments";
  const isNew = list?.total === 0 && filterSearchParams(query) === "";
  // Above the list, it would push that down when it comes.
  const isTodayAwaited = isOnLeads && today.data === undefined && today.error === undefined;
  const isAtTop = isOnLeads && fragment !== "#leads" && leadSearchParams(query) === "";
  const isShown = shown !== undefined && !isTodayAwaited;
  const lastPage = answer?.query.page === query.page && list?.hasMore === false ? list.page : undefined;

  const reload = () => {
    void leads.mutate();
    void today.mutate();
  };
  /** With the list in the same order beside it, so that the next one to call is the next lead. */
  const callFrom = (id: string) => {
    showList({ ...NO_FILTER, sort: "call-first" });
    open(id);
  };

  useEffect(() => {
    if (lastPage !== undefined && lastPage < query.page) correctPage(lastPage);
  });
  useFragmentScroll("leads", isShown);

  return (
    <AdminPage
      title="Admin Dashboard"
      here={tab === "users" ? "/admin?tab=users" : isAtTop ? TODAY : LEADS}
      hasPanel={opened !== null}
      onOpen={open}
      list={isOnLeads && list !== undefined ? "list" : undefined}
      actions={
        <>
          <SetupProduction />
          <ExportMenu />
        </>
      }
    >
      {leads.data === undefined && leads.error !== undefined && !isSessionOver(leads.error) ? (
        <DashboardError error={leads.error} onRetry={() => leads.mutate()} />
      ) : !isShown ? (
        <DashboardLoading tab={tab} />
      ) : (
        <>
          {today.data !== undefined && isOnLeads && !isNew && (
            <TodayPanel today={today.data} onShow={showList} onCall={callFrom} />
          )}
          <StatCards
            metrics={shown.list.metrics}
            weeks={today.data?.weeks}
            onShow={showList}
            onRoadmaps={() => showTab("roadmaps")}
          />
          {isOnLeads && !isNew && <LeadFunnel />}
          <Tabs.Root
            id="leads"
            // What sticks to the top of other pages is not there.
            className="-scroll-mt-15"
            value={tab}
            onValueChange={(value) =>
              showTab(value === "roadmaps" || value === "users" ? value : "assessments")
            }
          >
            <Tabs.List aria-label="What to look at" className="mb-4 flex border-border border-b">
              <TabTrigger value="assessments">Assessment Data</TabTrigger>
              <TabTrigger value="roadmaps">AI Roadmaps</TabTrigger>
              <TabTrigger value="users">Users</TabTrigger>
            </Tabs.List>
            <Tabs.Content value="assessments" tabIndex={-1}>
              <LeadsTab
                query={query}
                shown={shown}
                error={leads.error}
                isBusy={leads.isLoading || leads.isValidating}
                onChange={change}
                mine={today.data?.mine}
                opened={opened}
                onOpen={open}
                onTurn={turn}
                reload={reload}
              />
            </Tabs.Content>
            <Tabs.Content value="roadmaps" tabIndex={-1}>
              <RoadmapsTab />
            </Tabs.Content>
            <Tabs.Content value="users" tabIndex={-1}>
              <UsersTab />
            </Tabs.Content>
          </Tabs.Root>
        </>
      )}
      {opened !== null && (
        <LeadDialog id={opened} leads={rows} onTurn={turn} onClose={close} onChanged={reload} />
      )}
    </AdminPage>
  );
}

const TabTrigger = ({ value, children }: { value: string; children: string }) => (
  <Tab
    value={value}
    // It focuses itself when it is clicked, which browsers take for keyboard focus and draw a ring.
    onMouseDown={(event) => event.currentTarget.focus({ focusVisible: false })}
    className="-mb-px min-h-11 px-3 sm:px-4"
  >
    {children}
  </Tab>
);
