"use client";

import { Tabs } from "radix-ui";
import { useLeads } from "@/lib/client/hooks/use-leads";
import { addressOf, type LeadQuery } from "@/lib/domain/admin/lead-filter";
import { DeskPage } from "./desk-page";
import { ExportMenu } from "./export-menu";
import { LeadsTab } from "./leads-tab";
import { RoadmapsTab } from "./roadmaps-tab";
import { SetupProduction } from "./setup-production";
import { StatCards } from "./stat-cards";
import { UsersTab } from "./users-tab";

export function AdminScreen({ initialQuery }: { initialQuery: LeadQuery }) {
  const leads = useLeads(addressOf(initialQuery));
  return (
    <DeskPage
      title="Admin Dashboard"
      here="/admin"
      actions={
        <>
          <SetupProduction />
          <ExportMenu />
        </>
      }
    >
      <StatCards metrics={leads.data?.metrics} />
      <Tabs.Root defaultValue="assessments">
        <Tabs.List aria-label="What to look at" className="mb-4 flex border-border border-b">
          <Tab value="assessments">Assessment Data</Tab>
          <Tab value="roadmaps">AI Roadmaps</Tab>
          <Tab value="users">Users</Tab>
        </Tabs.List>
        <Tabs.Content value="assessments">
          <LeadsTab list={leads.data} />
        </Tabs.Content>
        <Tabs.Content value="roadmaps">
          <RoadmapsTab />
        </Tabs.Content>
        <Tabs.Content value="users">
          <UsersTab />
        </Tabs.Content>
      </Tabs.Root>
    </DeskPage>
  );
}

const Tab = ({ value, children }: { value: string; children: string }) => (
  <Tabs.Trigger
    value={value}
    className="-mb-px min-h-11 border-transparent border-b-2 px-3 font-medium text-muted-foreground data-[state=active]:border-primary data-[state=active]:text-foreground sm:px-4"
  >
    {children}
  </Tabs.Trigger>
);
