import type { ActiveServices } from "@/lib/domain/settings/active-services";
import { api } from "./api";

let asked: Promise<ActiveServices> | undefined;

/** Asked for once, however many places of a page show a part of it. */
export function askActiveServices(): Promise<ActiveServices> {
  asked ??= api<ActiveServices>("/api/services", { as: "visitor" });
  return asked;
}
