import type { Metadata } from "next";
import { EventScreen } from "@/components/admin/events/event-screen";

export const metadata: Metadata = { title: "Webhooks" };

export default function EventsPage() {
  return <EventScreen />;
}
