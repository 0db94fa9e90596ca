import type { Metadata } from "next";
import { YourDataScreen } from "@/components/your-data/your-data-screen";
import { YOUR_DATA_TITLE } from "@/lib/domain/your-data/messages";

export const metadata: Metadata = { title: YOUR_DATA_TITLE };

/** Opening a link changes nothing: mail scanners open links first. Only its buttons ask for something. */
export default function YourDataPage() {
  return <YourDataScreen />;
}
