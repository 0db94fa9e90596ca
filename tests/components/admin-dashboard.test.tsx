import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ExportMenu, LeadExportMenu } from "@/components/admin/leads/export-menu";
import { SetupProduction } from "@/components/admin/settings/setup-production";
import { asSignedInAdmin, open, press } from "../support/admin-screen";
import { fakeCalls, fakeServer } from "../support/fake-server";

asSignedInAdmin();

describe("exports", () => {
  test("the list's menu has its five entries and the workbook, and passes the filter on", async () => {
    const sent = fakeServer({ status: 500, body: { message: "It broke" } });
    open(<LeadExportMenu filter="q=osei&industry=retail" />);
    await press("Export");
    const entries = (await screen.findAllByRole("menuitem")).map((entry) => entry.textContent);
    expect(entries).toEqual([
      "Basic CSV",
      "Basic JSON",
      "Full AI Report CSV",
      "Full AI Report JSON",
      "Preview AI Data",
      "Excel Workbook...",
    ]);
    await userEvent.click(screen.getByRole("menuitem", { name: "Full AI Report JSON" }));
    expect(await screen.findByText("Export failed. Please try again.")).toBeVisible();
    expect(sent[0]?.path).toMatch(
      /^\/api\/admin\/export\?q=osei&industry=retail&format=json&type=comprehensive&t=\d+$/,
    );
  });

  test("the header's menu exports everything, as CSV or JSON", async () => {
    const sent = fakeServer("no answer");
    open(<ExportMenu />);
    await press("Export Data");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
    const alert = await screen.findByRole("alertdialog", { name: "Export failed. Please try again." });
    await userEvent.click(within(alert).getByRole("button", { name: "OK" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(sent[0]?.path).toMatch(/^\/api\/admin\/export\?format=csv&type=standard&t=/);
  });

  test("a workbook has the columns that are chosen, and the device remembers them", async () => {
    const sent = fakeServer("no answer");
    open(<LeadExportMenu filter="q=osei" />);
    await press("Export");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Excel Workbook..." }));
    const dialog = within(await screen.findByRole("dialog", { name: "Excel Workbook" }));
    await userEvent.click(dialog.getByRole("button", { name: "No Columns" }));
    expect(dialog.getByRole("button", { name: "Download Workbook" })).toBeDisabled();
    expect(dialog.getByText("Please choose at least one column")).toBeVisible();
    await userEvent.click(dialog.getByRole("checkbox", { name: "Notes" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "Owner" }));
    await userEvent.click(dialog.getByRole("button", { name: "Download Workbook" }));
    expect(await screen.findByText("Export failed. Please try again.")).toBeVisible();
    expect(sent[0]?.path).toMatch(/^\/api\/admin\/export\/workbook\?q=osei&columns=owner%2Cnotes&t=\d+$/);
    expect(localStorage.getItem("workbookColumns")).toBe("owner,notes");
  });

  test("a preview that cannot be had says so", async () => {
    fakeServer("no answer");
    open(<LeadExportMenu filter="" />);
    await press("Export");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Preview AI Data" }));
    expect(await screen.findByText("Failed to preview data. Please try again.")).toBeVisible();
  });
});

describe("Setup Production", () => {
  const PATH = "/api/admin/setup-followup-questions";
  const at = (withQuestions: number, isRunning: boolean, estimatedCostUsd: number | null = 0) => ({
    body: {
      totalAssessments: 2_999,
      withQuestions,
      missing: 2_999 - withQuestions,
      queued: isRunning ? 2_999 - withQuestions : 0,
      isRunning,
      estimatedCostUsd,
    },
  });
  const started = { body: { message: "On its way.", totalAssessments: 2_999, questionsGenerated: 2_997 } };

  test.each([
    [0, "This is free: they are written by fixed rules."],
    [26.2, "Estimated cost: US$26.20 at the model's list price."],
    [null, "Each one takes a paid model call, and the model's price is not known here."],
  ])("asks first, with the count and the price; %s: %s", async (cost, price) => {
    const sent = fakeCalls({ [`GET ${PATH}`]: at(2, false, cost), [`POST ${PATH}`]: started });
    open(<SetupProduction />);
    await press("Setup Production");
    expect(
      await screen.findByText("2,997 assessments have no follow-up questions yet. Write them now?"),
    ).toBeVisible();
    expect(screen.getByText(price)).toBeVisible();
    await press("Cancel");
    expect(sent.every(({ method }) => method === "GET")).toBe(true);
  });

  test("says what was set going, how far it has come, and that it is done", async () => {
    fakeCalls({
      [`GET ${PATH}`]: (sent) => {
        const begun = sent.findIndex(({ method }) => method === "POST");
        if (begun === -1) return at(2, false);
        return sent.length - begun === 2 ? at(1_500, true) : at(2_999, false);
      },
      [`POST ${PATH}`]: started,
    });
    open(<SetupProduction />);
    await press("Setup Production");
    await userEvent.click(await screen.findByRole("button", { name: "Write Questions" }));
    expect(await screen.findByText("1,500 of 2,999 assessments have follow-up questions")).toBeVisible();
    expect(
      await screen.findByText("All assessments now have follow-up questions.", {}, { timeout: 20_000 }),
    ).toBeVisible();
  });

  test("a run that another page began is shown, and can be stopped", async () => {
    const sent = fakeCalls({
      [`GET ${PATH}`]: [at(1_500, true), at(1_501, false)],
      [`DELETE ${PATH}`]: at(1_501, false),
    });
    open(<SetupProduction />);
    expect(await screen.findByText("1,500 of 2,999 assessments have follow-up questions")).toBeVisible();
    await press("Stop Setup");
    expect(await screen.findByText("Setup stopped. Questions that were written are kept.")).toBeVisible();
    expect(sent.filter(({ method }) => method === "DELETE")).toHaveLength(1);
    expect(await screen.findByRole("button", { name: "Setup Production" })).toBeVisible();
  });

  test.each([
    [{ status: 500, body: { message: "The database is away" } }, "The database is away"],
    ["no answer" as const, "Setup failed"],
  ])("a failure is 'Setup Failed', with its reason", async (answer, reason) => {
    fakeCalls({ [`GET ${PATH}`]: at(2, false), [`POST ${PATH}`]: answer });
    open(<SetupProduction />);
    await press("Setup Production");
    await userEvent.click(await screen.findByRole("button", { name: "Write Questions" }));
    expect(await screen.findByRole("alertdialog", { name: "Setup Failed" })).toHaveAccessibleDescription(
      reason,
    );
  });
});
