"use client";

export function RoadmapsTab() {
  return null;
}
