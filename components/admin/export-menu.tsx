"use client";

/** Export Data, in the header: everything, as CSV or JSON. */
export function ExportMenu() {
  return null;
}
