import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import type { Role } from "@/lib/domain/user/role";
import { watchLeaving } from "./navigation";
import { renderPage } from "./page";

/** A screen of the account pages as a person finds it in a browser that keeps nothing yet. */
export function openScreen(children: ReactNode) {
  const user = userEvent.setup({ delay: null });
  const left = watchLeaving();
  const view = renderPage(children);
  return { ...view, user, left };
}

export type User = ReturnType<typeof userEvent.setup>;

export const press = (user: User, name: string | RegExp) => user.click(screen.getByRole("button", { name }));

export async function fillIn(user: User, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value);
}

export const PASSWORD = "Cedar-Bridge-42";

export const signedIn = (role: Role = "user", mustSetPassword = false) => ({
  body: {
    success: true,
    token: `${role}-token`,
    user: { id: "5c3b1f7e-2f0a-4a58-9a3d-7d1d3a1f6c11", email: "m.osei@example.com", role, mustSetPassword },
  },
});
