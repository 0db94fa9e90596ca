import type { ReactNode } from "react";

/** The ways to talk it through, alike in size: below each other, or in one row where a tablet has its whole width. */
export const WaysToTalk = ({ children }: { children: ReactNode }) => (
  <div className="mt-5 grid max-w-[26rem] gap-3 sm:max-lg:flex sm:max-lg:max-w-none sm:max-lg:flex-wrap sm:max-lg:*:flex-1 sm:max-lg:*:whitespace-nowrap">
    {children}
  </div>
);
