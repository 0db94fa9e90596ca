import * as DropdownMenu from "radix-ui/dropdown-menu";
import type { Lead } from "@/lib/client/hooks/use-leads";
import { useOwners } from "@/lib/client/hooks/use-leads";
import { labelOf } from "@/lib/domain/assessment/options";
import { LEAD_STAGES, type LeadStage } from "@/lib/domain/lead/stage";
import { MenuItem } from "../shell/menu";

interface QuickMenuProps {
  lead: Lead;
  className?: string;
  onStage: (stage: LeadStage) => void;
  onOwner: (ownerId: string | null) => void;
}

const TRIGGER =
  "inline-flex min-h-6 items-center rounded-sm px-1 text-muted-foreground text-xs hover:bg-muted hover:text-foreground max-lg:min-h-11";

/** Stage and owner, changed where they are shown. */
export function LeadQuickMenus({ lead, className = "", onStage, onOwner }: QuickMenuProps) {
  const owners = useOwners();
  const about = ` of ${lead.executiveName}, ${lead.companyName}`;
  return (
    <span className={`-ml-1 flex items-center ${className}`}>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger data-key="s" className={TRIGGER}>
          {`Stage: ${labelOf(LEAD_STAGES, lead.leadStatus)}`}
          <span className="sr-only">{about}</span>
        </DropdownMenu.Trigger>
        <Options>
          {LEAD_STAGES.map(({ value, label }) => (
            <MenuItem key={value} onSelect={() => onStage(value)}>
              {label}
            </MenuItem>
          ))}
        </Options>
      </DropdownMenu.Root>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger data-key="o" className={TRIGGER} title={lead.leadOwner ?? "Unassigned"}>
          <span
            aria-hidden="true"
            className={`inline-flex size-5 items-center justify-center rounded-full text-[0.625rem] ${lead.leadOwner === null ? "border border-muted-foreground border-dashed" : "bg-border font-medium text-foreground"}`}
          >
            {lead.leadOwner === null ? "+" : initialsOf(lead.leadOwner)}
          </span>
          <span className="sr-only">{`Owner${about}: ${lead.leadOwner ?? "Unassigned"}`}</span>
        </DropdownMenu.Trigger>
        <Options>
          <MenuItem onSelect={() => onOwner(null)}>Unassigned</MenuItem>
          {owners.map(({ id, email }) => (
            <MenuItem key={id} onSelect={() => onOwner(id)}>
              {email}
            </MenuItem>
          ))}
        </Options>
      </DropdownMenu.Root>
    </span>
  );
}

const Options = ({ children }: { children: React.ReactNode }) => (
  <DropdownMenu.Portal container={document.getElementById("main")}>
    <DropdownMenu.Content
      align="start"
      sideOffset={4}
      collisionPadding={8}
      className="z-30 max-h-80 min-w-44 overflow-y-auto rounded-sm border border-border bg-card py-1 text-sm shadow-md"
    >
      {children}
    </DropdownMenu.Content>
  </DropdownMenu.Portal>
);

/** "JW" of jane.wu@example.com. */
const initialsOf = (email: string): string =>
  (email.split("@")[0] ?? "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== "")
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join("") || "?";
