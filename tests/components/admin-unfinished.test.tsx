import { screen } from "@testing-library/react";
import * as say from "@/lib/domain/admin/unfinished-messages";
import { LEAD, LIST, listOf, openAdmin } from "../support/leads";

const CALL = "GET /api/admin/drafts";
const DRAFT = {
  id: LEAD.id,
  executiveName: "Margaret Osei",
  companyName: "Cedar Ridge Millwork",
  email: "m.osei@example.com",
  step: 4,
  savedAt: "2026-11-18T20:00:00.000Z",
};

async function open(answer: object) {
  const admin = openAdmin({ [LIST]: listOf(LEAD), [CALL]: answer });
  const summary = await screen.findByText(say.UNFINISHED);
  expect(admin.asked(CALL)).toEqual([]);
  await admin.user.click(summary);
  return admin;
}

test("who agreed to be contacted is listed once it is opened, the others as numbers by step", async () => {
  await open({
    body: {
      drafts: [DRAFT],
      others: [
        { step: 2, count: 3 },
        { step: 5, count: 1 },
      ],
    },
  });
  expect(await screen.findByText("Cedar Ridge Millwork")).toBeVisible();
  expect(screen.getByRole("link", { name: DRAFT.email })).toHaveAttribute("href", `mailto:${DRAFT.email}`);
  expect(screen.getByText(/^Step 4 of 5, saved /)).toBeVisible();
  expect(
    screen.getByText(
      /^4 others saved an assessment and did not agree to be contacted: 3 at step 2, 1 at step 5\.$/,
    ),
  ).toBeVisible();
});

test("where there is none, and where it cannot be had, it says so", async () => {
  const { unmount } = await open({ body: { drafts: [], others: [] } });
  expect(await screen.findByText(say.NO_UNFINISHED)).toBeVisible();
  unmount();
  await open({ status: 500, body: { message: "Broken" } });
  expect(await screen.findByText("Broken")).toBeVisible();
});
