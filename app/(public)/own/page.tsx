import type { Metadata } from "next";
import { OwnScreen } from "@/components/ownership/own-screen";
import { OWN_TITLE } from "@/lib/domain/assessment/ownership-messages";

export const metadata: Metadata = { title: OWN_TITLE };

/** Opening the link changes nothing: mail scanners open links first. Only the button spends it. */
export default function OwnPage() {
  return <OwnScreen />;
}
