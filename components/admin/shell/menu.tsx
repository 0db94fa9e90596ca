"use client";

import ChevronDown from "lucide-react/icons/chevron-down";
import * as DropdownMenu from "radix-ui/dropdown-menu";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";

interface MenuProps {
  label: string;
  isBusy?: boolean;
  /** The key that opens it, where it has one. */
  hint?: string;
  children: ReactNode;
}

/** A button that opens a list of things to do. */
export const Menu = ({ label, isBusy = false, hint, children }: MenuProps) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger
      data-key={hint}
      aria-keyshortcuts={hint}
      className={buttonVariants({ variant: "outline", size: "sm" })}
      disabled={isBusy}
    >
      {label}
      <ChevronDown aria-hidden="true" className="size-4" />
    </DropdownMenu.Trigger>
    <DropdownMenu.Content
      align="end"
      sideOffset={4}
      collisionPadding={8}
      className="z-30 min-w-52 rounded-sm border border-border bg-card py-1 text-sm shadow-md"
    >
      {children}
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);

/** Framed where one is: its ground alone can hardly be told from the others', and not at all with forced colours. */
export const MENU_ITEM =
  "flex min-h-11 items-center px-4 data-highlighted:bg-muted data-highlighted:outline-2 data-highlighted:outline-ring data-highlighted:-outline-offset-2";

export const MenuItem = ({ onSelect, children }: { onSelect: () => void; children: ReactNode }) => (
  <DropdownMenu.Item onSelect={onSelect} className={`cursor-pointer ${MENU_ITEM}`}>
    {children}
  </DropdownMenu.Item>
);
