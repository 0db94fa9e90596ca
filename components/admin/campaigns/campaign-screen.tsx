"use client";

import "@/lib/domain/zod-jitless";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { detailOf } from "@/lib/client/api";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import { useOpened } from "@/lib/client/hooks/use-history";
import type { CampaignTable } from "@/lib/domain/campaign/campaign";
import {
  CAMPAIGN_LINK_NOTE,
  CAMPAIGNS_TITLE,
  FETCH_CAMPAIGNS_FAILED,
  NO_CAMPAIGNS,
  NO_CAMPAIGNS_DETAIL,
} from "@/lib/domain/campaign/messages";
import { AdminPage } from "../shell/admin-page";
import { PeriodSelect } from "../shell/period-select";
import { ShareLinkDialog } from "../shell/share-link-dialog";
import { TableEmpty, TableLoadingState, TableProblem } from "../shell/table-states";
import { CampaignDialog } from "./campaign-dialog";
import { CampaignFigures } from "./campaign-figures";
import { CampaignList } from "./campaign-list";

/** The chapter's own links: how far those who came by each went, and what each brings along. */
export function CampaignScreen() {
  const { opened, open, close } = useOpened("campaign");
  const [days, setDays] = useState<number>(90);
  const { data, error, mutate } = useAdmin<CampaignTable>(`/api/admin/campaigns?days=${days}`, {
    keepPreviousData: true,
  });
  const share = useOpened("campaign-link");
  const shared = data?.campaigns.find(({ id }) => id === share.opened);
  const edited = opened === "new" ? null : data?.campaigns.find(({ id }) => id === opened);
  return (
    <AdminPage
      title={CAMPAIGNS_TITLE}
      here="/admin/campaigns"
      actions={
        <Button size="sm" onClick={() => open("new")}>
          New Campaign
        </Button>
      }
    >
      {error ? (
        <TableProblem message={detailOf(error, FETCH_CAMPAIGNS_FAILED)} onRetry={() => mutate()} />
      ) : data === undefined ? (
        <TableLoadingState label="Loading campaigns..." />
      ) : (
        <>
          {data.campaigns.length === 0 ? (
            <TableEmpty title={NO_CAMPAIGNS} text={NO_CAMPAIGNS_DETAIL} />
          ) : (
            <CampaignList campaigns={data.campaigns} onShare={share.open} onEdit={open} />
          )}
          <h2 className="mt-8 mb-2 font-serif text-lg">How far they went</h2>
          <PeriodSelect days={days} onChange={setDays} />
          <CampaignFigures table={data} />
        </>
      )}
      {shared !== undefined && (
        <ShareLinkDialog
          title={`Share ${shared.label}`}
          note={CAMPAIGN_LINK_NOTE}
          path={`/?c=${shared.code}`}
          onClose={share.close}
        />
      )}
      {edited !== undefined && opened !== null && (
        <CampaignDialog
          key={opened}
          campaign={edited}
          onClose={close}
          onSaved={() => {
            close();
            void mutate();
          }}
        />
      )}
    </AdminPage>
  );
}
