import type { Metadata } from "next";
import { SettingsScreen } from "@/components/admin/settings/settings-screen";
import { SETTINGS_TITLE } from "@/lib/domain/settings/words";

export const metadata: Metadata = { title: SETTINGS_TITLE };

export default function SettingsPage() {
  return <SettingsScreen />;
}
