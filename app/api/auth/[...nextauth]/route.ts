import { nextAuth } from "@/lib/http/next-auth";

// /api/auth/session, csrf, providers, signin, signout, callback/credentials: NextAuth's own calls on the same users.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = nextAuth;
