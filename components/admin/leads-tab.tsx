import type { Wire } from "@/lib/client/wire";
import type { LeadList } from "@/lib/domain/admin/lead-list";

export function LeadsTab({ list }: { list: Wire<LeadList> | undefined }) {
  return (
    <ul>
      {list?.assessments.map((lead) => (
        <li key={lead.id}>
          <a href={`/admin/report/${lead.id}`}>{lead.companyName}</a>
        </li>
      ))}
    </ul>
  );
}
