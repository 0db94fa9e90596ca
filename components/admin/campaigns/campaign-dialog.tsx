"use client";

import { Dialog } from "@/components/ui/dialog";
import type { Serialized } from "@/lib/client/serialized";
import { type Campaign, CampaignChange, NewCampaign } from "@/lib/domain/campaign/campaign";
import { CAMPAIGN_SAVE_FAILED } from "@/lib/domain/campaign/messages";
import { isoDay } from "@/lib/domain/dates";
import { EntryFoot } from "../shell/entry-foot";
import { TextField } from "../shell/text-field";
import { useSaveEntry } from "../shell/use-save-entry";

interface CampaignDialogProps {
  /** Null: a new one. */
  campaign: Serialized<Campaign> | null;
  onClose: () => void;
  onSaved: () => void;
}

const CAMPAIGNS = {
  path: "/api/admin/campaigns",
  noun: "Campaign",
  schemas: { added: NewCampaign, changed: CampaignChange },
  failed: CAMPAIGN_SAVE_FAILED,
};

/** Makes a campaign, or changes its name, coupon and days. Mounted anew each time it is opened. */
export function CampaignDialog({ campaign, onClose, onSaved }: CampaignDialogProps) {
  const { problems, isSaving, save } = useSaveEntry(CAMPAIGNS, campaign, bodyOf, onSaved);
  const of = (name: string) => ({ name, error: problems[name] });
  return (
    <Dialog isOpen onClose={onClose} title={campaign === null ? "New Campaign" : `Edit ${campaign.code}`}>
      <form method="post" onSubmit={save} noValidate className="grid gap-4">
        <TextField
          {...of("label")}
          label="Name"
          hint="Visible to admins only"
          defaultValue={campaign?.label ?? ""}
        />
        {campaign === null && (
          <TextField
            {...of("code")}
            label="Code"
            hint="The end of the link: lower-case letters, digits and hyphens"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <TextField
          {...of("couponCode")}
          label="Coupon code"
          hint="Filled in for them when they pay. Leave blank for none"
          autoComplete="off"
          defaultValue={campaign?.couponCode ?? ""}
        />
        <TextField
          {...of("startsAt")}
          label="First day"
          hint="Leave blank to start now"
          type="date"
          defaultValue={dayOf(campaign?.startsAt)}
        />
        <TextField
          {...of("endsAt")}
          label="Last day"
          hint="Leave blank for no end"
          type="date"
          defaultValue={dayOf(campaign?.endsAt)}
        />
        <EntryFoot
          create={campaign === null ? "Create Campaign" : null}
          isSaving={isSaving}
          problem={problems.all}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}

const dayOf = (moment: string | null | undefined): string => (moment ? isoDay(new Date(moment)) : "");

/** A day that was not changed is not sent: the stored time may be a moment within that day. */
function bodyOf(form: FormData, campaign: Serialized<Campaign> | null): Record<string, unknown> {
  const said = (name: string) => String(form.get(name) ?? "").trim();
  const isNew = (name: "startsAt" | "endsAt") => campaign === null || said(name) !== dayOf(campaign[name]);
  return {
    ...(campaign === null ? { code: said("code").toLowerCase() } : {}),
    label: said("label"),
    couponCode: said("couponCode") || null,
    ...(isNew("startsAt") ? { startsAt: said("startsAt") || null } : {}),
    ...(isNew("endsAt") ? { endsAt: said("endsAt") || null } : {}),
  };
}
