"use client";

import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";

interface ReportActionsProps {
  /** What stays in the row at every width. */
  first: ReactNode;
  children: ReactNode;
}

/** What can be done with the paper, in one row. Where there is no room for it, all but the first folds away. */
export function ReportActions({ first, children }: ReportActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className="ml-auto flex gap-2">
        {first}
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          className="lg:hidden noscript:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Less" : "More"}
        </Button>
      </div>
      <div
        id={id}
        className={`flex flex-wrap gap-2 max-lg:w-full max-sm:flex-col ${isOpen ? "" : "max-lg:hidden noscript:flex"}`}
      >
        {children}
      </div>
    </>
  );
}
