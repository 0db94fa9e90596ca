import type { Metadata } from "next";
import { AccountScreen } from "@/components/admin/account/account-screen";
import { ACCOUNT_TITLE } from "@/lib/domain/two-step/messages";

export const metadata: Metadata = { title: ACCOUNT_TITLE };

export default function AccountPage() {
  return <AccountScreen />;
}
