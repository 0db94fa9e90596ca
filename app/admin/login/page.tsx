import type { Metadata } from "next";
import { SignInScreen } from "@/components/account/sign-in-screen";
import { returnPath } from "@/lib/domain/account/return-path";

export const metadata: Metadata = { title: "Sign in" };

interface AdminLoginPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The same screen as /login: the role decides where signing in leads. */
export default async function AdminLoginPage({ searchParams }: AdminLoginPageProps) {
  return <SignInScreen callbackUrl={returnPath((await searchParams).callbackUrl)} />;
}
