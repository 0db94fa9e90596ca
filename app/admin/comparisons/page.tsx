import type { Metadata } from "next";
import { ComparisonScreen } from "@/components/admin/comparisons/comparison-screen";

export const metadata: Metadata = { title: "Comparisons" };

export default function ComparisonsPage() {
  return <ComparisonScreen />;
}
