"use client";

/** The button that makes what older assessments lack. */
export function SetupProduction() {
  return null;
}
