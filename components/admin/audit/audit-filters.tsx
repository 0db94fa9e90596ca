import type { ReactNode } from "react";
import { Input, Select } from "@/components/ui/input";
import { useOwners } from "@/lib/client/hooks/use-leads";
import { AUDIT_ACTIONS } from "@/lib/domain/audit/audit";
import { AdminSearch } from "../shell/admin-search";
import type { AuditChoice } from "./use-audit-search-params";

interface AuditFiltersProps {
  chosen: AuditChoice;
  onChange: (part: Partial<AuditChoice>) => void;
  children: ReactNode;
}

/** What is looked for in the log: an action, a name, a person, days. */
export function AuditFilters({ chosen, onChange, children }: AuditFiltersProps) {
  const admins = useOwners();
  return (
    <div className="mb-3 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
      <div className="col-span-2 sm:min-w-60 sm:max-w-md sm:flex-1">
        <AdminSearch
          label="Search the audit log"
          placeholder="Email, company, code or request..."
          q={chosen.q}
          onSearch={(q) => onChange({ q })}
        />
      </div>
      <Labelled id="audit-action" label="Show">
        <Select
          id="audit-action"
          className="sm:text-sm!"
          value={chosen.action}
          onChange={(event) => onChange({ action: event.target.value })}
        >
          <option value="">Everything</option>
          {Object.entries(AUDIT_ACTIONS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Labelled>
      <Labelled id="audit-person" label="Person">
        <Select
          id="audit-person"
          className="sm:text-sm!"
          value={chosen.person}
          onChange={(event) => onChange({ person: event.target.value })}
        >
          <option value="">Everyone</option>
          {admins.map(({ id, email }) => (
            <option key={id} value={id}>
              {email}
            </option>
          ))}
          <option value="visitor">Visitors</option>
          <option value="system">System</option>
        </Select>
      </Labelled>
      {(["from", "to"] as const).map((key) => (
        <Labelled key={key} id={`audit-${key}`} label={key === "from" ? "From" : "To"}>
          <Input
            id={`audit-${key}`}
            type="date"
            className="sm:text-sm!"
            value={chosen[key]}
            onChange={(event) => onChange({ [key]: event.target.value })}
          />
        </Labelled>
      ))}
      {children}
    </div>
  );
}

const Labelled = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <div className="min-w-0 sm:max-w-56">
    <label htmlFor={id} className="mb-1 block text-muted-foreground text-xs">
      {label}
    </label>
    {children}
  </div>
);
