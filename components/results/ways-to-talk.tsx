import type { ReactNode } from "react";

/** The ways to talk it through, below each other and alike in size. */
export const WaysToTalk = ({ children }: { children: ReactNode }) => (
  <div className="mt-5 grid max-w-[26rem] gap-3">{children}</div>
);
