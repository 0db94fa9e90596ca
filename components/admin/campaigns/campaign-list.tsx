import type { Serialized } from "@/lib/client/serialized";
import { type Campaign, campaignState } from "@/lib/domain/campaign/campaign";
import { shortDate } from "@/lib/domain/dates";
import { Cell, DataTable, Row, TypedCell } from "../shell/data-table";
import { RowButton } from "../shell/row-button";

const COLUMNS = ["Name", "Code", "State", "Coupon", "First day", "Last day", ""];

interface CampaignListProps {
  campaigns: Serialized<Campaign>[];
  onShare: (id: string) => void;
  onEdit: (id: string) => void;
}

/** What there is to hand out. */
export const CampaignList = ({ campaigns, onShare, onEdit }: CampaignListProps) => (
  <DataTable label="Campaigns" columns={COLUMNS} isWide>
    {campaigns.map((campaign) => (
      <Row key={campaign.id}>
        <TypedCell>{campaign.label}</TypedCell>
        <Cell>
          <span className="font-mono">{campaign.code}</span>
        </Cell>
        <Cell>{campaignState(campaign, new Date())}</Cell>
        <Cell>
          {campaign.couponCode === null ? "" : <span className="font-mono">{campaign.couponCode}</span>}
        </Cell>
        <Cell>{campaign.startsAt === null ? "" : shortDate(campaign.startsAt)}</Cell>
        <Cell>{campaign.endsAt === null ? "Open" : shortDate(campaign.endsAt)}</Cell>
        <Cell>
          <div className="flex justify-end gap-2">
            <RowButton about={campaign.code} onClick={() => onShare(campaign.id)}>
              Share
            </RowButton>
            <RowButton about={campaign.code} onClick={() => onEdit(campaign.id)}>
              Edit
            </RowButton>
          </div>
        </Cell>
      </Row>
    ))}
  </DataTable>
);
