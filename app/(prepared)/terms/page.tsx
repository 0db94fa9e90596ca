import type { Metadata } from "next";
import { TermsScreen } from "@/components/legal/terms-screen";

export const metadata: Metadata = {
  title: "Terms",
  description: "What you get, what it costs, and how you get your money back.",
};

export default function TermsPage() {
  return <TermsScreen />;
}
