import { z } from "zod";
import { ROLE_REQUIRED } from "./messages";

export const Role = z.enum(["admin", "user"], ROLE_REQUIRED);
export type Role = z.infer<typeof Role>;

export const ROLE_LABELS: Readonly<Record<Role, string>> = { admin: "Admin", user: "User" };
