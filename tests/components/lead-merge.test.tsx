import { screen, waitFor, within } from "@testing-library/react";
import { DETAILS, LEAD, LEAD_DETAILS, LIST, listOf, openAdmin } from "../support/leads";

beforeEach(() => localStorage.clear());

const KEPT_ID = "7d1f6f0e-6f65-4a53-8ee5-3f6f1f1a7b10";
const other = (id: string, companyName: string, more: object = {}) => ({
  id,
  companyName,
  createdAt: "2026-11-03T20:00:00.000Z",
  leadScore: 5,
  leadStatus: "new",
  leadOwnerId: null,
  nextActionOn: null,
  version: 2,
  mergedIntoId: null,
  ...more,
});
const CEDAR = other("1a1f8f0e-6f65-4a53-8ee5-3f6f1f1a7b10", "Cedar Ltd.", {
  nextActionOn: "2026-11-25",
  leadOwnerId: "5c3b1f7e-2f0a-4a58-9a3d-7d1d3a1f6c11",
});
const BIRCH = other("2b1f8f0e-6f65-4a53-8ee5-3f6f1f1a7b10", "Birch Inc.", { version: 5 });
const ALDER = other("3c1f8f0e-6f65-4a53-8ee5-3f6f1f1a7b10", "Alder Co.", { mergedIntoId: BIRCH.id });

const details = (more: object) => ({ body: { ...LEAD_DETAILS, ...more } });
const MERGE = `POST /api/admin/leads/${LEAD.id}/merge`;
const view = { name: new RegExp(`^View ${LEAD.executiveName}`) };
const refetched = { [`GET /api/admin/assessments/${CEDAR.id}/details`]: details({}) };

describe("leads of one person", () => {
  test("are merged one by one, after a dialog that says what will happen", async () => {
    const merged = details({
      sameEmail: [{ ...CEDAR, mergedIntoId: LEAD.id, version: 3 }, BIRCH, ALDER],
      activity: [
        {
          at: "2026-11-18T21:00:00.000Z",
          text: "Asked for a call",
          by: null,
          from: { id: CEDAR.id, companyName: "Cedar Ltd.", createdAt: CEDAR.createdAt },
        },
      ],
    });
    const { user, asked } = openAdmin({
      [LIST]: [listOf(LEAD), listOf({ ...LEAD, mergedCount: 1 })],
      [DETAILS]: [details({ sameEmail: [CEDAR, BIRCH, ALDER] }), merged],
      [MERGE]: { body: { keptId: LEAD.id, merged: [CEDAR.id] } },
      ...refetched,
    });
    await user.click(await screen.findByRole("button", view));
    const panel = within(await screen.findByRole("dialog", { name: LEAD.companyName }));
    expect(await panel.findByText("Merged into Birch Inc., Nov 3, 2026")).toBeVisible();
    expect(panel.getByRole("button", { name: "Merge All 2 into This Lead" })).toBeVisible();
    await user.click(panel.getByRole("button", { name: "Merge into This Lead: Cedar Ltd., Nov 3, 2026" }));
    const dialog = within(screen.getByRole("dialog", { name: "Merge 1 lead into this one?" }));
    expect(dialog.getByText("Halden Creek Joinery Ltd., Nov 18, 2026")).toBeVisible();
    for (const effect of [
      "Owner: admin@example.com, who has a merged lead. The kept one had none.",
      "Next action: Nov 25, 2026, taken from a merged lead.",
      "Totals, revenue, the funnel, Insights and exports still count every submission.",
    ])
      expect(dialog.getByText(effect)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Merge 1 Lead" }));
    expect(await screen.findByRole("heading", { name: "Merged into This Lead" })).toBeVisible();
    expect(asked("POST")[0]?.body).toEqual({ version: 3, others: [{ id: CEDAR.id, version: 2 }] });
    expect(screen.queryByRole("dialog", { name: /^Merge/ })).toBeNull();
    expect(panel.getByText(/from Cedar Ltd\., Nov 3, 2026/)).toBeVisible();
    expect(await screen.findByText("1 merged lead")).toBeInTheDocument();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  test("are merged all at once, with what is merged into them, and a refusal is said in the dialog", async () => {
    const changed = { status: 409, body: { message: "Another admin changed one.", code: "conflict" } };
    const { user, asked } = openAdmin({
      [LIST]: listOf(LEAD),
      [DETAILS]: [
        details({ sameEmail: [CEDAR, BIRCH, ALDER] }),
        details({ sameEmail: [{ ...CEDAR, version: 9 }, BIRCH, ALDER] }),
      ],
      [MERGE]: [changed, { body: { keptId: LEAD.id, merged: [] } }],
      ...refetched,
    });
    await user.click(await screen.findByRole("button", view));
    await user.click(await screen.findByRole("button", { name: "Merge All 2 into This Lead" }));
    const dialog = within(screen.getByRole("dialog", { name: "Merge 3 leads into this one?" }));
    await user.click(dialog.getByRole("button", { name: "Merge 3 Leads" }));
    expect(await dialog.findByText("Another admin changed one.")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Merge 3 Leads" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: /^Merge/ })).toBeNull());
    expect(asked("POST").map(({ body }) => body)).toEqual([
      {
        version: 3,
        others: [
          { id: CEDAR.id, version: 2 },
          { id: BIRCH.id, version: 5 },
        ],
      },
      {
        version: 3,
        others: [
          { id: CEDAR.id, version: 9 },
          { id: BIRCH.id, version: 5 },
        ],
      },
    ]);
  });

  test("once merged, are separated again from the kept one", async () => {
    const merged = { ...CEDAR, mergedIntoId: LEAD.id };
    const { user, asked } = openAdmin({
      [LIST]: listOf(LEAD),
      [DETAILS]: [details({ sameEmail: [merged] }), details({ sameEmail: [CEDAR] })],
      [`POST /api/admin/leads/${CEDAR.id}/separate`]: { body: { success: true } },
    });
    await user.click(await screen.findByRole("button", view));
    await user.click(await screen.findByRole("button", { name: "Separate: Cedar Ltd., Nov 3, 2026" }));
    expect(await screen.findByRole("heading", { name: "Same Email" })).toBeVisible();
    expect(asked("POST")[0]?.body).toEqual({ version: 2 });
  });

  test("found by a search, a merged one says into which, leads there, and is not worked itself", async () => {
    const mergedInto = { id: KEPT_ID, companyName: "Kept Ltd.", createdAt: "2026-11-01T20:00:00.000Z" };
    const { user } = openAdmin(
      {
        [LIST]: listOf({ ...LEAD, mergedInto }),
        [DETAILS]: details({ mergedInto, sameEmail: [other(KEPT_ID, "Kept Ltd.")] }),
        [`GET /api/admin/assessments/${KEPT_ID}/details`]: details({
          assessment: { ...LEAD_DETAILS.assessment, id: KEPT_ID, companyName: "Kept Ltd." },
        }),
      },
      "?q=halden",
    );
    expect(await screen.findByRole("button", { name: "Merged into Kept Ltd." })).toBeVisible();
    expect(screen.queryByText(/^Stage: New/)).toBeNull();
    await user.click(screen.getByRole("button", view));
    const panel = within(await screen.findByRole("dialog", { name: LEAD.companyName }));
    expect(await panel.findByText("Kept Ltd., Nov 1, 2026")).toBeVisible();
    expect(await panel.findByRole("button", { name: /^Separate/ })).toBeVisible();
    expect(panel.queryByLabelText("Lead stage")).toBeNull();
    expect(panel.queryByRole("button", { name: "Log Call" })).toBeNull();
    expect(panel.queryByRole("button", { name: /^Merge into This Lead/ })).toBeNull();
    await user.click(panel.getByRole("button", { name: "Open the Kept Lead" }));
    expect(await screen.findByRole("dialog", { name: "Kept Ltd." })).toBeVisible();
  });
});
