import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CohortsScreen } from "@/components/admin/cohorts/cohorts-screen";
import {
  COHORT_PUBLISH_FAILED,
  FETCH_COHORTS_FAILED,
  tooFew,
  UNKNOWN_CODE,
} from "@/lib/domain/cohort/messages";
import { AT, asSignedInAdmin, open, press } from "../support/admin-screen";
import { fakeCalls } from "../support/fake-server";

asSignedInAdmin();

const LIST = "GET /api/admin/cohorts";
const cohort = {
  id: "c1",
  name: "Spring evening",
  couponCodes: ["SPRING", "GUESTS"],
  floor: 8,
  count: 12,
  sharedCodes: ["GUESTS"],
  publishedAt: null as string | null,
  linkUntil: null as string | null,
  createdAt: AT,
};
const listOf = (...cohorts: (typeof cohort)[]) => ({ body: { cohorts } });
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });

describe("cohorts", () => {
  test("say that they load, and what a cohort is where there is none", async () => {
    fakeCalls({ [LIST]: listOf() });
    open(<CohortsScreen />);
    expect(screen.getByRole("status")).toHaveTextContent("Loading cohorts...");
    expect(await screen.findByText("No cohorts yet")).toBeVisible();
    expect(screen.getByText(/Name one by the coupon codes of an evening/)).toBeVisible();
    expect(screen.queryByRole("table")).toBeNull();
  });

  test("that cannot be had say so, and are there after Retry", async () => {
    fakeCalls({ [LIST]: [{ status: 500, body: {} }, listOf(cohort)] });
    open(<CohortsScreen />);
    expect(await screen.findByText(FETCH_COHORTS_FAILED)).toBeVisible();
    await press("Retry");
    expect(await row("Spring evening")).toBeVisible();
    expect(screen.queryByText(FETCH_COHORTS_FAILED)).toBeNull();
  });

  test("each say their codes, how many firms are counted or missing, and what may be done", async () => {
    const small = { ...cohort, id: "c2", name: "Small group", count: 5, sharedCodes: [] };
    const read = { ...cohort, id: "c3", name: "Read group", publishedAt: AT, linkUntil: AT };
    fakeCalls({ [LIST]: listOf(cohort, small, read) });
    open(<CohortsScreen />);
    const spring = within(await row("Spring evening"));
    expect(spring.getByText("SPRING, GUESTS")).toBeVisible();
    expect(spring.getByText("Also in another cohort: GUESTS")).toBeVisible();
    expect(spring.getByRole("link", { name: /^12 ?, leads of Spring evening$/ })).toHaveAttribute(
      "href",
      "/admin?cohort=c1",
    );
    expect(spring.getByText("Not yet")).toBeVisible();
    const names = (buttons: HTMLElement[]) => buttons.map(({ textContent }) => textContent);
    expect(names(spring.getAllByRole("button"))).toEqual(["Publish Spring evening", "Edit Spring evening"]);
    expect(within(await row("Small group")).getByRole("link", { name: /^5 of at least 8/ })).toBeVisible();
    const last = within(await row("Read group"));
    expect(last.getByText("Until Nov 18, 2026")).toBeVisible();
    expect(names(last.getAllByRole("button")).slice(1, 3)).toEqual([
      "New Link Read group",
      "End Link Read group",
    ]);
  });

  test("a new one is checked field by field, by the page and by the server, and then sent", async () => {
    const refused = { path: "couponCodes", message: UNKNOWN_CODE };
    const sent = fakeCalls({
      [LIST]: [listOf(), listOf(cohort)],
      "POST /api/admin/cohorts": [
        { status: 400, body: { message: "No", issues: [refused] } },
        { status: 201, body: { id: "c1" } },
      ],
    });
    open(<CohortsScreen />);
    await screen.findByText("No cohorts yet");
    await press("New Cohort");
    await press("Create Cohort");
    const field = (label: string) => screen.getByLabelText(label);
    expect(field("Name")).toHaveAccessibleDescription(/Please enter a name/);
    expect(field("Coupon codes")).toHaveAccessibleDescription(/Please name one to twenty/);
    expect(sent.filter(({ method }) => method === "POST")).toEqual([]);
    await userEvent.type(field("Name"), "Spring evening");
    await userEvent.type(field("Coupon codes"), "spring, guests");
    await press("Create Cohort");
    await waitFor(() => expect(field("Coupon codes")).toHaveAccessibleDescription(new RegExp(UNKNOWN_CODE)));
    expect(field("Name")).toHaveValue("Spring evening");
    await press("Create Cohort");
    expect(await row("Spring evening")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: "New Cohort" })).toHaveFocus();
    expect(sent.filter(({ method }) => method === "POST").at(-1)?.body).toEqual({
      name: "Spring evening",
      couponCodes: ["spring", "guests"],
      floor: 8,
    });
  });

  test("a report that may not be published says why, and the keyboard stays on its button", async () => {
    fakeCalls({
      [LIST]: listOf(cohort),
      "POST /api/admin/cohorts/c1/publish": [
        { status: 409, body: { message: tooFew(3) } },
        { status: 500, body: {} },
      ],
    });
    open(<CohortsScreen />);
    await row("Spring evening");
    for (const said of [tooFew(3), COHORT_PUBLISH_FAILED]) {
      await press("Publish Spring evening");
      expect(await screen.findByText(said)).toBeVisible();
      expect(screen.getByRole("button", { name: "Publish Spring evening" })).toHaveFocus();
    }
    expect(screen.getByText("Not yet")).toBeVisible();
  });

  test("a link is shown once, ready to be copied; ended, the keyboard stays in its row", async () => {
    const published = { ...cohort, publishedAt: AT };
    const linked = { ...published, linkUntil: AT };
    fakeCalls({
      [LIST]: [listOf(published), listOf(linked), listOf(published)],
      "POST /api/admin/cohorts/c1/link": { body: { url: "https://example.com/cohort/abc", expiresAt: AT } },
      "DELETE /api/admin/cohorts/c1/link": { body: {} },
    });
    open(<CohortsScreen />);
    await row("Spring evening");
    await press("Make Link Spring evening");
    expect(await screen.findByLabelText("Your link")).toHaveValue("https://example.com/cohort/abc");
    expect(screen.getByLabelText("Your link")).toHaveFocus();
    await press("End Link Spring evening");
    expect(await screen.findByText("The link has ended.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("button", { name: /^End Link/ })).toBeNull());
    expect(screen.queryByLabelText("Your link")).toBeNull();
    const spring = await row("Spring evening");
    await waitFor(() => expect(spring.contains(document.activeElement)).toBe(true));
  });

  test("one is deleted at the second press, and the keyboard is not lost with its row", async () => {
    const sent = fakeCalls({
      [LIST]: [listOf(cohort), listOf()],
      "DELETE /api/admin/cohorts/c1": { body: {} },
    });
    open(<CohortsScreen />);
    await row("Spring evening");
    await press("Edit Spring evening");
    await press("Delete");
    expect(sent.some(({ method }) => method === "DELETE")).toBe(false);
    await press("Delete with Its Report and Link");
    expect(await screen.findByText("No cohorts yet")).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });
});
