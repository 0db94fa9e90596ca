"use client";

interface LeadExportMenuProps {
  /** The filter of the list as a query string, such as `q=osei&industry=retail`; empty for everything. */
  filter: string;
}

/** Exports of exactly the listed leads, and the preview. */
export function LeadExportMenu(_props: LeadExportMenuProps) {
  return null;
}
