import { MyReportsScreen } from "@/components/account/my-reports/my-reports-screen";
import { storeToken } from "@/lib/client/tokens";
import { openScreen } from "./account";

export const ID = "5c3b1f7e-2f0a-4a58-9a3d-7d1d3a1f6c11";
export const OTHER_ID = "6c3b1f7e-2f0a-4a58-9a3d-7d1d3a1f6c11";
const HOUR_MS = 3_600_000;

export const report = (some: Record<string, unknown> = {}) => ({
  id: ID,
  companyName: "Halden Creek",
  executiveName: "Margaret Osei",
  companyIndustry: "financial-services",
  companyEmployees: "51-200",
  paymentStatus: "coupon_used",
  roadmapGenerated: true,
  aiReadinessScore: 48,
  isCounted: true,
  createdAt: new Date(Date.now() - 3 * HOUR_MS).toISOString(),
  ...some,
});
export const answer = (...assessments: unknown[]) => ({ body: { assessments } });
export const open = () => openScreen(<MyReportsScreen />);

let tokens = 0;
/** As new for each test. */
export function forgetAll(): void {
  localStorage.clear();
  sessionStorage.clear();
  tokens += 1;
}

/** One of its own for each test: what one person loaded is kept under their token. */
export const tokenNow = (): string => `token-${tokens}`;
export const signIn = (): void => storeToken("user", tokenNow());
