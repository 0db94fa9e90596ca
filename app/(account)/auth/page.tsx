import type { Metadata } from "next";
import { AccountScreen } from "@/components/account/account-screen";
import { returnPath } from "@/lib/domain/account/return-path";

export const metadata: Metadata = { title: "Your account" };

interface AuthPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function AuthPage({ searchParams }: AuthPageProps) {
  const { mode, callbackUrl } = await searchParams;
  return <AccountScreen canRegister={mode !== "login"} callbackUrl={returnPath(callbackUrl)} />;
}
