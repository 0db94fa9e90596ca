import { BrandMark } from "@/components/layout/brand-mark";
import { AdminEntry } from "./admin-entry";
import { MobileMenu } from "./mobile-menu";

const LINK = "inline-flex min-h-11 items-center rounded-sm px-3 text-sm font-medium hover:bg-muted";

export const LandingHeader = () => (
  <header className="fixed inset-x-0 top-0 z-40 border-border border-b bg-background">
    <div className="mx-auto flex h-16 max-w-[1120px] items-center justify-between px-4">
      <BrandMark />
      <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
        <a href="#features" className={LINK}>
          Features
        </a>
        <a href="/auth?mode=login" className={LINK}>
          My Reports
        </a>
        <AdminEntry className={LINK} />
      </nav>
      <MobileMenu />
    </div>
  </header>
);
