import { screen, waitFor, within } from "@testing-library/react";
import { ComparisonScreen } from "@/components/admin/comparisons/comparison-screen";
import { FETCH_COMPARISONS_FAILED, PUBLISH_ASKED, TOO_SOON } from "@/lib/domain/comparison/messages";
import { AT, asSignedInAdmin, open, press } from "../support/admin-screen";
import { fakeCalls } from "../support/fake-server";

// Runs by itself: seconds after a press it asks again, when later tests of the same run would have begun.
asSignedInAdmin();

const LIST = "GET /api/admin/comparisons";
const PUBLISH = "POST /api/admin/comparisons/publish";
const cell = {
  key: "all",
  label: "All firms",
  n: 23,
  published: { at: AT, n: 20 } as { at: string; n: number } | null,
  withheld: null as "floor" | "remainder" | "waiting" | null,
  missing: 0,
};
const FAR = "2999-01-01T00:00:00.000Z";
const answer = (more: object = {}) => ({
  body: { cells: [cell], leftOut: 2, lastAt: AT, nextFrom: AT, countedAt: AT, isCounting: false, ...more },
});

describe("comparisons", () => {
  test("say that they load, then what was published, when, and of how many firms", async () => {
    fakeCalls({ [LIST]: answer() });
    open(<ComparisonScreen />);
    expect(screen.getByRole("status")).toHaveTextContent("Loading comparisons...");
    expect(screen.getByRole("button", { name: "Publish Now" })).toBeDisabled();
    const table = within(await screen.findByRole("region", { name: "Groups of firms" }));
    const cells = within(await table.findByRole("row", { name: /^All firms/ })).getAllByRole("cell");
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      "All firms",
      "23",
      "20 firms",
      "Nov 18, 2026",
      "",
    ]);
    expect(screen.getByText(/^Last published Nov 18, 2026\./)).toHaveTextContent(
      "2 firms are left out or were never asked.",
    );
    expect(screen.getByRole("button", { name: "Publish Now" })).toBeEnabled();
  });

  test("without a firm say that nothing was published, and each group what it waits for", async () => {
    const empty = { ...cell, n: 0, published: null };
    const cells = [
      { ...empty, withheld: "floor", missing: 11 },
      { ...empty, key: "small", label: "Up to 50 people", withheld: "remainder" },
      { ...empty, key: "large", label: "Over 50 people", withheld: "waiting", missing: 1 },
    ];
    fakeCalls({ [LIST]: answer({ cells, leftOut: 1, lastAt: null, nextFrom: null }) });
    open(<ComparisonScreen />);
    expect(await screen.findByText(/^Nothing has been published yet\./)).toHaveTextContent(
      "1 firm is left out or was never asked.",
    );
    for (const why of [
      "Needs 11 more firms, to be at least 11",
      "Would let 1 to 10 other firms be worked out",
      "Needs 1 more firm that earlier figures did not have",
    ])
      expect(screen.getByText(why)).toBeVisible();
    expect(screen.getAllByText("Not shown")).toHaveLength(3);
  });

  test("that were never counted say that they are being counted", async () => {
    fakeCalls({ [LIST]: answer({ cells: [], countedAt: null, isCounting: false }) });
    open(<ComparisonScreen />);
    expect(await screen.findByText("Counting the firms...")).toBeVisible();
  });

  test("that cannot be had say so, and are there after Retry", async () => {
    fakeCalls({ [LIST]: [{ status: 500, body: {} }, answer()] });
    open(<ComparisonScreen />);
    expect(await screen.findByText(FETCH_COMPARISONS_FAILED)).toBeVisible();
    expect(screen.getByRole("button", { name: "Publish Now" })).toBeDisabled();
    await press("Retry");
    expect(await screen.findByText("All firms")).toBeVisible();
  });

  test("are not published again before their day, which is said", async () => {
    fakeCalls({ [LIST]: answer({ nextFrom: FAR }) });
    open(<ComparisonScreen />);
    expect(await screen.findByText(/Nothing new before Dec 31, 2998\./)).toBeVisible();
    expect(screen.getByRole("button", { name: "Publish Now" })).toBeDisabled();
  });

  test("are published on a press; a refusal is said, and the keyboard stays on the button", async () => {
    const sent = fakeCalls({
      [LIST]: answer(),
      [PUBLISH]: [
        { status: 409, body: { message: TOO_SOON } },
        { status: 202, body: {} },
      ],
    });
    open(<ComparisonScreen />);
    await screen.findByText("All firms");
    for (const said of [TOO_SOON, PUBLISH_ASKED]) {
      await press("Publish Now");
      expect(await screen.findByText(said)).toBeVisible();
      expect(screen.getByRole("button", { name: "Publish Now" })).toHaveFocus();
    }
    await waitFor(() => expect(sent.filter(({ method }) => method === "POST")).toHaveLength(2));
  });
});
