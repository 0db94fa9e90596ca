import { NUMBER_MISTYPED } from "../../lib/domain/lead/bulk";
import { VIEW_NAME_REQUIRED } from "../../lib/domain/lead/views";
import { SAMPLES_NOTE } from "../../lib/domain/sample/messages";
import { button, dialog, type Screen } from "./screen";
import { expect, isPhone } from "./support";

/** What opens over the list of leads, or above it, and the log of what was done with them. */
export const LEAD_SCREENS: readonly Screen[] = [
  {
    name: "selected leads",
    page: "admin",
    as: "admin",
    at: () => "/admin",
    press: (page) =>
      page
        .getByRole("checkbox", { name: /^Select / })
        .last()
        .check(),
    shows: (page) => page.getByRole("region", { name: "Selected leads" }),
  },
  {
    name: "selected leads to be deleted, refused",
    page: "admin",
    dialog: "bulk-bar",
    as: "admin",
    at: () => "/admin",
    press: async (page) => {
      await page
        .getByRole("checkbox", { name: /^Select / })
        .last()
        .check();
      await button("Delete Selected")(page);
      await dialog(page).getByRole("button", { name: "Delete" }).click();
    },
    shows: (page) => dialog(page).getByText(NUMBER_MISTYPED),
  },
  {
    name: "view to be saved",
    page: "admin",
    dialog: "view-dialog",
    as: "admin",
    at: () => "/admin?sort=score",
    press: async (page) => {
      await button("Save View")(page);
      await dialog(page).getByRole("button", { name: "Save" }).click();
    },
    shows: (page) => dialog(page).getByText(VIEW_NAME_REQUIRED),
  },
  {
    name: "filters",
    page: "admin",
    dialog: "lead-filters",
    as: "admin",
    at: () => "/admin?industry=manufacturing&payment=pending",
    press: async (page) => {
      const opener = page.getByRole("button", { name: "Filter and Sort" });
      if (isPhone(page)) await opener.click();
    },
    shows: (page) => page.getByRole("combobox", { name: "Industry" }),
  },
  {
    name: "keys of the dashboard",
    page: "admin",
    dialog: "key-help",
    as: "admin",
    at: () => "/admin",
    press: async (page) => {
      await expect(page.getByText(/^1 to \d+ of/)).toBeVisible();
      await page.keyboard.press("?");
    },
    shows: (page) => dialog(page).getByText("List the leads to call first"),
  },
  {
    name: "go to a page or a lead",
    page: "admin",
    dialog: "go-to",
    as: "admin",
    at: () => "/admin",
    press: async (page) => {
      await expect(page.getByText(/^1 to \d+ of/)).toBeVisible();
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: "Page, view or lead" }).fill("e");
    },
    shows: (page) => dialog(page).getByRole("option").last(),
  },
  {
    name: "sample leads",
    page: "admin",
    as: "admin",
    at: () => "/admin?q=(sample)",
    press: async (page) => {
      const token = await page.evaluate(() => localStorage.getItem("adminToken"));
      await page.request.post("/api/admin/samples", {
        data: {},
        headers: { Authorization: `Bearer ${token}` },
      });
      await page.reload();
    },
    shows: (page) => page.getByText(SAMPLES_NOTE),
    leave: async (page) => {
      await button("Remove Sample Leads")(page);
      await expect(page.getByText(SAMPLES_NOTE)).toBeHidden();
    },
  },
  {
    name: "audit log, filtered",
    page: "admin/audit",
    as: "admin",
    at: () => "/admin/audit?action=signed_in&person=visitor&from=2020-01-01&to=2020-01-02",
    shows: (page) => page.getByText("No entry matches your search and filters."),
  },
];
