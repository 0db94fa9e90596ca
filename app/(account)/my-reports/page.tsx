import type { Metadata } from "next";
import { MyReportsScreen } from "@/components/account/my-reports/my-reports-screen";

export const metadata: Metadata = { title: "My Reports" };

/** The page comes without anybody's data: the browser asks for it with its token. */
export default function MyReportsPage() {
  return <MyReportsScreen />;
}
