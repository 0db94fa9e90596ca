import { AdminScreen } from "@/components/admin/admin-screen";
import { LeadQuery } from "@/lib/domain/admin/lead-filter";

interface AdminPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function AdminPage({ searchParams }: AdminPageProps) {
  const address = await searchParams;
  return <AdminScreen initialQuery={LeadQuery.catch(LeadQuery.parse({})).parse(address)} />;
}
