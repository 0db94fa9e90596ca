import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { storeToken } from "@/lib/client/tokens";
import { openScreen } from "./account";

/** When what the made-up rows tell of happened. */
export const AT = "2026-11-18T18:05:00.000Z";

/** In the browser of an admin who has just signed in and who says yes to every question. */
export function asSignedInAdmin(): void {
  beforeEach(() => {
    localStorage.clear();
    window.history.replaceState(null, "", "/admin");
    storeToken("admin", "A");
    window.confirm = () => true;
  });
}

/** With nothing remembered from the test before. */
export const open = (shown: ReactNode) =>
  openScreen(<SWRConfig value={{ provider: () => new Map() }}>{shown}</SWRConfig>);

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
