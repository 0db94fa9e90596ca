import type { Metadata } from "next";
import { PrivacyScreen } from "@/components/legal/privacy-screen";

export const metadata: Metadata = {
  title: "Privacy",
  description: "What is kept about you, why, who sees it, and for how long.",
};

export default function PrivacyPage() {
  return <PrivacyScreen />;
}
