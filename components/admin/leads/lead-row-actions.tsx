import Ellipsis from "lucide-react/icons/ellipsis";
import * as DropdownMenu from "radix-ui/dropdown-menu";
import type { Lead } from "@/lib/client/hooks/use-leads";
import { MENU_ITEM, MenuItem } from "../shell/menu";
import { ROW_ACTION } from "../shell/row-action";
import type { LeadActions } from "./use-lead-actions";

/** The two that are used all day stand in the row; the others in a menu. */
export function LeadRowActions({ lead, actions }: { lead: Lead; actions: LeadActions }) {
  const doing = actions.doing(lead.id);
  const about = <span className="sr-only">{` ${lead.executiveName}, ${lead.companyName}`}</span>;
  if (doing !== undefined)
    return (
      <span role="status" className="px-2 text-muted-foreground">
        {doing === "deleting" ? "Deleting..." : "Generating..."}
      </span>
    );
  return (
    <span className="inline-flex items-center">
      <a href={`/admin/report/${lead.id}`} className={ROW_ACTION}>
        Report{about}
      </a>
      <button type="button" data-view="" onClick={() => actions.open(lead.id)} className={ROW_ACTION}>
        View{about}
      </button>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className={ROW_ACTION}>
          <Ellipsis aria-hidden="true" className="size-4" />
          <span className="sr-only">More actions</span>
          {about}
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={document.getElementById("main")}>
          <DropdownMenu.Content
            align="end"
            sideOffset={4}
            collisionPadding={8}
            className="z-30 min-w-48 rounded-sm border border-border bg-card py-1 text-sm shadow-md"
          >
            <MenuLink href={`/results/${lead.id}`}>View Assessment</MenuLink>
            <MenuItem onSelect={() => void actions.recommend(lead)}>AI Apps</MenuItem>
            <MenuLink href={`/admin/brief/${lead.id}`}>Call Brief</MenuLink>
            <MenuItem onSelect={() => void actions.remove(lead)}>
              <span className="text-destructive">Delete</span>
            </MenuItem>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </span>
  );
}

const MenuLink = ({ href, children }: { href: string; children: string }) => (
  <DropdownMenu.Item asChild>
    <a href={href} className={MENU_ITEM}>
      {children}
    </a>
  </DropdownMenu.Item>
);
