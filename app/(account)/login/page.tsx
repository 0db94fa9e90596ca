import type { Metadata } from "next";
import { SignInScreen } from "@/components/account/sign-in-screen";
import { returnPath } from "@/lib/domain/account/return-path";

export const metadata: Metadata = { title: "Sign in" };

interface LoginPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function LoginPage({ searchParams }: LoginPageProps) {
  return <SignInScreen callbackUrl={returnPath((await searchParams).callbackUrl)} />;
}
