"use client";

export function UsersTab() {
  return null;
}
