import type { Metadata } from "next";
import { notFound } from "next/navigation";
import "@/components/report/report.css";
import { CohortScreen } from "@/components/cohort/cohort-screen";
import { orNull, pageContext } from "@/lib/http/pages/page";
import { readByLink } from "@/lib/services/cohort/read-by-link";

export const metadata: Metadata = { title: "AI readiness of a group" };

/** A cohort's report for the holder of its reading link: figures, and no firm. Opening it counts nothing. */
export default async function CohortPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const parts = await orNull(readByLink(await pageContext(), token));
  if (parts === null) notFound();
  return <CohortScreen token={token} parts={parts} />;
}
