import { BrandMark } from "@/components/layout/brand-mark";
import { AdminEntry } from "./admin-entry";
import { MobileMenu } from "./mobile-menu";

const LINK =
  "inline-flex min-h-11 items-center rounded-sm px-3 font-medium text-sm transition-colors duration-150 hover:bg-muted";

/** The admin's entry is alone at the right, so that nothing moves when the session is known. */
export const LandingHeader = () => (
  <header className="no-print fixed inset-x-0 top-0 z-40 border-border border-b bg-background">
    <div className="mx-auto flex h-16 max-w-[1152px] items-center justify-between px-4 sm:px-8">
      <BrandMark />
      <nav aria-label="Main" className="ml-8 hidden flex-1 items-center md:flex">
        <a href="#features" className={LINK}>
          Features
        </a>
        <a href="/auth?mode=login" className={LINK}>
          My Reports
        </a>
        <span className="-mr-3 ml-auto">
          <AdminEntry className={LINK} />
        </span>
      </nav>
      <MobileMenu />
    </div>
  </header>
);
