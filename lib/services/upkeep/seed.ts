import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Store } from "@/lib/data/store/store";
import { normalizeCode } from "@/lib/domain/coupon/coupon";
import { hashPassword } from "../account/password-hash";

interface Settings {
  databaseMode: "embedded" | "postgres";
  dataDir: string;
  firstAdmin: { email: string | undefined; password: string | undefined };
  seedCoupons: string | undefined;
}

const EMBEDDED_ADMIN = "admin@example.com";
const EMBEDDED_COUPONS = "DEMO2025";

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

/** Made once, printed once, and kept beside the data for whoever may read it there. */
function embeddedPassword(dataDir: string): string {
  const file = path.join(dataDir, "admin-password.txt");
  const password = `${randomBytes(12).toString("base64url")}aA1`;
  if (!existsSync(file)) {
    process.stdout.write(`First admin: ${EMBEDDED_ADMIN}, password ${password} (kept in ${file})\n`);
  }
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}

/** `CODE[:maxUses[:expiresAt]],…` */
function couponsOf({ databaseMode, seedCoupons }: Settings) {
  const list = seedCoupons ?? (databaseMode === "embedded" ? EMBEDDED_COUPONS : "");
  return list
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
    .map((entry) => {
      const [code = "", maxUses, ...expiresAt] = entry.split(":");
      return {
        code: normalizeCode(code),
        maxUses: maxUses ? Number(maxUses) : null,
        expiresAt: expiresAt.length > 0 ? new Date(expiresAt.join(":")) : null,
      };
    });
}
