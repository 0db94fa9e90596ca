import { screen, within } from "@testing-library/react";
import { asSignedInAdmin, press } from "../support/admin-screen";
import { LEAD, LIST, listOf, openAdmin } from "../support/leads";

asSignedInAdmin();

const SAMPLE = { ...LEAD, companyName: "Halden Creek Joinery Ltd. (sample)" };

test("an empty dashboard says what to do with its state, and loads samples", async () => {
  const { asked } = openAdmin({
    [LIST]: [{ body: listOf().body }, { body: listOf(SAMPLE).body }],
    "POST /api/admin/samples": { status: 201, body: { count: 20 } },
  });
  const steps = within(await screen.findByRole("list", { name: "" })).getAllByRole("listitem");
  expect(steps).toHaveLength(3);
  expect(await screen.findByText("Done. There is a coupon.")).toBeVisible();
  expect(screen.getAllByText("To do")).toHaveLength(2);
  await press("Load 20 Sample Leads");
  expect(await screen.findByText("20 sample leads loaded")).toBeVisible();
  expect(await screen.findByText(/are invented/)).toBeVisible();
  expect(asked("POST /api/admin/samples")).toHaveLength(1);
});

test("samples are removed with one press", async () => {
  const { asked } = openAdmin({
    [LIST]: [{ body: listOf(SAMPLE).body }, { body: listOf().body }],
    "DELETE /api/admin/samples": { body: { count: 20 } },
  });
  await screen.findByText(/are invented/);
  await press("Remove Sample Leads");
  expect(await screen.findByText("Sample leads removed")).toBeVisible();
  expect(asked("DELETE /api/admin/samples")).toHaveLength(1);
  expect(await screen.findByText("No assessments yet")).toBeVisible();
});
