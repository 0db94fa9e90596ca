"use client";

import { useAsked } from "@/lib/client/hooks/use-asked";
import { returnPath } from "@/lib/domain/account/return-path";
import { SignInPanel } from "./sign-in-panel";

export const SignInScreen = () => <SignInPanel callbackUrl={returnPath(useAsked("callbackUrl"))} />;
