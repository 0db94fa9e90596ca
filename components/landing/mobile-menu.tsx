"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { logOutAdmin, useAdminToken } from "./use-admin-token";

/** The menu of small screens. Escape, the backdrop and choosing something close it. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      toggle.current?.focus();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [isOpen]);

  return (
    <div className="md:hidden">
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        onClick={() => setOpen(!isOpen)}
        className="-mr-3 min-h-11 rounded-sm px-3 font-medium text-sm hover:bg-muted"
      >
        {isOpen ? "Close" : "Menu"}
      </button>
      {isOpen && (
        <>
          <button
            type="button"
            aria-label="Close menu"
            tabIndex={-1}
            data-testid="menu-backdrop"
            onClick={close}
            className="fixed inset-0 top-16 bg-black/40"
          />
          <nav
            id="mobile-menu"
            aria-label="Main"
            className="fixed inset-x-0 top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto border-border border-b bg-background px-4 py-5"
          >
            <MenuEntries onChoose={close} />
          </nav>
        </>
      )}
    </div>
  );
}

function MenuEntries({ onChoose }: { onChoose: () => void }) {
  const isAdmin = useAdminToken();
  return (
    <>
      <MenuPart title="Navigation">
        <MenuLink href="#features" title="Features" onChoose={onChoose} />
      </MenuPart>
      <MenuPart title="Account">
        <MenuLink
          href="/auth?mode=login"
          title="My Reports"
          subtitle="View assessment results"
          onChoose={onChoose}
        />
        {isAdmin ? (
          <>
            <MenuLink
              href="/admin"
              title="Admin Dashboard"
              subtitle="Manage assessments"
              onChoose={onChoose}
            />
            <button type="button" onClick={logOutAdmin} className={ENTRY}>
              Logout
            </button>
          </>
        ) : (
          <MenuLink href="/login" title="Admin Login" onChoose={onChoose} />
        )}
      </MenuPart>
    </>
  );
}

const ENTRY =
  "flex min-h-11 w-full flex-col justify-center rounded-sm px-2 py-1.5 text-left font-medium hover:bg-muted";

const MenuPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="not-first:mt-4">
    <h2 className="px-2 font-sans text-muted-foreground text-sm">{title}</h2>
    {children}
  </section>
);

interface MenuLinkProps {
  href: string;
  title: string;
  subtitle?: string;
  onChoose: () => void;
}

const MenuLink = ({ href, title, subtitle, onChoose }: MenuLinkProps) => (
  <a href={href} onClick={onChoose} className={ENTRY}>
    {title}
    {subtitle && <span className="font-normal text-muted-foreground text-sm">{subtitle}</span>}
  </a>
);
