"use client";

import "@/lib/domain/zod-jitless";
import * as Tabs from "radix-ui/tabs";
import { useEffect } from "react";
import { Tab } from "@/components/ui/tabs";
import { isSessionOver } from "@/lib/client/admin-session";
import { useOpened } from "@/lib/client/hooks/use-history";
import { useLeads } from "@/lib/client/hooks/use-leads";
import { ExportMenu } from "../leads/export-menu";
import { LeadDialog } from "../leads/lead-dialog";
import { LeadFunnel } from "../leads/lead-funnel";
import { LeadsTab } from "../leads/leads-tab";
import { useArrival, useDashboardSearchParams } from "../leads/use-dashboard-search-params";
import { RoadmapsTab } from "../roadmaps/roadmaps-tab";
import { SetupProduction } from "../settings/setup-production";
import { UsersTab } from "../users/users-tab";
import { AdminPage } from "./admin-page";
import { DashboardError } from "./dashboard-error";
import { DashboardLoading } from "./dashboard-loading";
import { StatCards } from "./stat-cards";

/** The admin's panel: the figures, and what lies behind them in three tabs. */
export function AdminScreen() {
  const { query, tab, showTab, change, correctPage } = useDashboardSearchParams();
  useArrival();
  const leads = useLeads(query);
  const { opened, open, close } = useOpened("lead");
  const list = leads.data?.list;
  const lastPage = leads.data?.query.page === query.page && list?.hasMore === false ? list.page : undefined;

  useEffect(() => {
    if (lastPage !== undefined && lastPage < query.page) correctPage(lastPage);
  });

  return (
    <AdminPage
      title="Admin Dashboard"
      here="/admin"
      list={tab === "assessments" && list !== undefined ? "list" : undefined}
      actions={
        <>
          <SetupProduction />
          <ExportMenu />
        </>
      }
    >
      {leads.data === undefined && leads.error !== undefined && !isSessionOver(leads.error) ? (
        <DashboardError error={leads.error} onRetry={() => leads.mutate()} />
      ) : leads.data === undefined ? (
        <DashboardLoading tab={tab} />
      ) : (
        <>
          <StatCards metrics={leads.data.list.metrics} />
          <LeadFunnel />
          <Tabs.Root
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
                shown={leads.data}
                error={leads.error}
                isBusy={leads.isLoading || leads.isValidating}
                onChange={change}
                onOpen={open}
                reload={() => leads.mutate()}
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
        <LeadDialog
          key={opened}
          id={opened}
          row={list?.assessments.find((lead) => lead.id === opened)}
          onClose={close}
          onChanged={() => leads.mutate()}
        />
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
