import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Store } from "@/lib/data/store/store";
import { normalizeCode } from "@/lib/domain/coupon/coupon";
import { endOf } from "@/lib/domain/dates";
import { hashPassword } from "../account/password-hash";

interface Settings {
  databaseMode: "embedded" | "postgres";
  dataDir: string;
  firstAdmin: { email: string | undefined; password: string | undefined };
  seedCoupons: readonly { code: string; maxUses: number | null; expiresAt: string | null }[] | undefined;
}

const EMBEDDED_ADMIN = "admin@example.com";
const EMBEDDED_COUPON = { code: "DEMO2025", maxUses: null, expiresAt: null };

/** Whether a database has what it is to start with, so that there is nothing to add. */
export async function isSeeded(store: Store, settings: Settings): Promise<boolean> {
  const [admins, hasCoupons] = await Promise.all([
    store.users.listAdmins(),
    store.coupons.hasAll(couponsOf(settings).map(({ code }) => code)),
  ]);
  const hasAdmin = admins.length > 0 || (settings.databaseMode === "postgres" && !settings.firstAdmin.email);
  return hasAdmin && hasCoupons;
}

/** What a new database starts with: one admin, and the coupons that were asked for. Run again, it adds nothing. */
export async function seed(store: Store, settings: Settings): Promise<void> {
  for (const coupon of couponsOf(settings)) await store.coupons.addOnce(coupon);
  if ((await store.users.listAdmins()).length > 0) return;
  const admin = firstAdminOf(settings);
  if (admin === null) return;
  await store.users.addFirstAdmin({ email: admin.email, password: await hashPassword(admin.password) });
}

function firstAdminOf({
  databaseMode,
  dataDir,
  firstAdmin,
}: Settings): { email: string; password: string } | null {
  const { email, password } = firstAdmin;
  if (email !== undefined && password !== undefined) return { email: email.toLowerCase(), password };
  return databaseMode === "embedded" ? { email: EMBEDDED_ADMIN, password: embeddedPassword(dataDir) } : null;
}

/** Generated once, printed once, and stored beside the data, readable by the data's owner. */
function embeddedPassword(dataDir: string): string {
  const file = path.join(dataDir, "admin-password.txt");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  const password = `${randomBytes(12).toString("base64url")}aA1`;
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  process.stdout.write(`First admin: ${EMBEDDED_ADMIN}, password ${password} (kept in ${file})\n`);
  return password;
}

function couponsOf({ databaseMode, seedCoupons }: Settings) {
  const coupons = seedCoupons ?? (databaseMode === "embedded" ? [EMBEDDED_COUPON] : []);
  return coupons.map(({ code, maxUses, expiresAt }) => ({
    code: normalizeCode(code),
    maxUses,
    expiresAt: expiresAt === null ? null : endOf(expiresAt),
  }));
}
