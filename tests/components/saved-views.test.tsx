import { screen, waitFor, within } from "@testing-library/react";
import { LEAD, LIST, listOf, openAdmin } from "../support/leads";

beforeEach(() => localStorage.clear());

const VIEW = { id: "2b1f8f0e-6f65-4a53-8ee5-3f6f1f1a7b10", name: "Shops", query: "industry=retail" };
const VIEWS = "GET /api/admin/views";
const ONE = `/api/admin/views/${VIEW.id}`;
const views = (...list: object[]) => ({
  body: { views: list.map((view) => ({ createdBy: "admin@example.com", count: 3, isExact: true, ...view })) },
});

describe("saved views", () => {
  test("a list is saved under a name, which is asked for", async () => {
    const { user, asked } = openAdmin(
      { [LIST]: listOf(LEAD), [VIEWS]: [views(), views(VIEW)], "POST /api/admin/views": { status: 201 } },
      "?industry=retail",
    );
    await user.click(await screen.findByRole("button", { name: "Save View" }));
    const dialog = within(screen.getByRole("dialog", { name: "Save This View" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(dialog.getByText("Please give the view a name")).toBeVisible();
    await user.type(dialog.getByLabelText("Name"), "Shops");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("link", { name: /^Shops/ })).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(asked("POST")[0]?.body).toEqual({ name: "Shops", query: "industry=retail" });
  });

  test("the one that is shown is renamed, and a refusal is said in the dialog", async () => {
    const refused = { status: 404, body: { message: "This view was deleted.", code: "not_found" } };
    const { user, asked } = openAdmin(
      {
        [LIST]: listOf(LEAD),
        [VIEWS]: [views(VIEW), views({ ...VIEW, name: "Retail" })],
        [`PATCH ${ONE}`]: [refused, { body: {} }],
      },
      "?industry=retail",
    );
    await user.click(await screen.findByRole("button", { name: "Rename View" }));
    const dialog = within(screen.getByRole("dialog", { name: "Rename This View" }));
    expect(dialog.getByLabelText("Name")).toHaveValue("Shops");
    await user.clear(dialog.getByLabelText("Name"));
    await user.type(dialog.getByLabelText("Name"), "Retail");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByText("This view was deleted.")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("link", { name: /^Retail/ })).toBeVisible();
    expect(asked("PATCH").map(({ body }) => body)).toEqual([{ name: "Retail" }, { name: "Retail" }]);
  });

  test("the one that is shown is deleted after a question", async () => {
    const confirm = jest.spyOn(window, "confirm").mockReturnValue(true);
    const { user } = openAdmin(
      {
        [LIST]: listOf(LEAD),
        [VIEWS]: [views(VIEW), views()],
        [`DELETE ${ONE}`]: { body: { success: true } },
      },
      "?industry=retail",
    );
    await user.click(await screen.findByRole("button", { name: "Delete View" }));
    await waitFor(() => expect(screen.queryByRole("link", { name: /^Shops/ })).toBeNull());
    expect(confirm).toHaveBeenCalledWith('Delete the view "Shops" for all admins? The leads stay.');
    confirm.mockRestore();
  });
});

test("Today and Leads are entries of their own in the navigation, current where one is", async () => {
  const { user } = openAdmin({ [LIST]: listOf(LEAD) });
  const nav = within(await screen.findByRole("navigation", { name: "Admin" }));
  expect(nav.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Today",
    "Leads",
    "Insights",
    "Coupons",
    "Users",
    "Settings",
  ]);
  expect(nav.getByRole("link", { name: "Leads" })).toHaveAttribute("href", "/admin#leads");
  const current = (name: string) => nav.getByRole("link", { name }).getAttribute("aria-current");
  expect([current("Today"), current("Leads")]).toEqual(["page", null]);
  await user.selectOptions(await screen.findByLabelText("Industry"), "retail");
  expect([current("Today"), current("Leads")]).toEqual([null, "page"]);
});

test("where a view holds more than are counted, that is said", async () => {
  openAdmin({ [LIST]: listOf(LEAD), [VIEWS]: views({ ...VIEW, count: 50_000, isExact: false }) });
  expect(await screen.findByRole("link", { name: /^Shops ?50,000\+$/ })).toBeVisible();
});
