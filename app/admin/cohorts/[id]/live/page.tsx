import type { Metadata } from "next";
import { EveningScreen } from "@/components/admin/cohorts/evening-screen";

export const metadata: Metadata = { title: "Evening screen" };

export default async function EveningPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <EveningScreen id={id} />;
}
