import type { Metadata } from "next";
import { OutboxScreen } from "@/components/admin/outbox/outbox-screen";

export const metadata: Metadata = { title: "Email" };

export default function OutboxPage() {
  return <OutboxScreen />;
}
