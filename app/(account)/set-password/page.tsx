import type { Metadata } from "next";
import { SetPasswordScreen } from "@/components/account/set-password-screen";

export const metadata: Metadata = { title: "Set your password" };

export default function SetPasswordPage() {
  return <SetPasswordScreen />;
}
