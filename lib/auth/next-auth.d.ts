import type { SessionGrant } from "@/lib/services/context";
import type { Claims } from "./token";

declare module "next-auth" {
  interface User {
    grant?: SessionGrant;
  }
}

declare module "next-auth/jwt" {
  interface JWT {
    claims?: Claims;
  }
}
