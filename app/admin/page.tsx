import { AdminScreen } from "@/components/admin/admin-screen";
import { AdminAddress } from "@/lib/domain/admin/admin-address";

interface AdminPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function AdminPage({ searchParams }: AdminPageProps) {
  return <AdminScreen initial={AdminAddress.parse(await searchParams)} />;
}
