import { dialog, type Screen } from "./screen";

/** An admin's own account, and what leaves the house with them. */
export const OWN_SCREENS: readonly Screen[] = [
  {
    name: "workbook for people",
    page: "admin",
    dialog: "workbook-dialog",
    as: "admin",
    at: () => "/admin",
    press: async (page) => {
      await page.getByRole("button", { name: "Export", exact: true }).click();
      await page.getByRole("menuitem", { name: "Excel Workbook..." }).click();
    },
    shows: (page) => dialog(page).getByRole("button", { name: "Download Workbook" }),
  },
  {
    name: "one's own account",
    page: "admin/account",
    as: "admin",
    at: () => "/admin/account",
    shows: (page) => page.getByRole("button", { name: "Set Up Two-Step Sign-In" }),
  },
  {
    name: "preview of an export",
    page: "admin",
    dialog: "export-preview-dialog",
    as: "admin",
    at: () => "/admin",
    press: async (page) => {
      await page.getByRole("button", { name: "Export", exact: true }).click();
      await page.getByRole("menuitem", { name: "Preview AI Data" }).click();
    },
    shows: (page) => dialog(page).getByText("One row as an example"),
  },
  {
    name: "coupon to be passed on",
    page: "admin/coupons",
    dialog: "share-link-dialog",
    as: "admin",
    at: () => "/admin/coupons",
    press: (page) =>
      page
        .getByRole("button", { name: /^Share/ })
        .first()
        .click(),
    shows: (page) => dialog(page).getByRole("img", { name: "The link as a QR code" }),
  },
];
