import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ExportMenu } from "@/components/admin/export-menu";
import { LeadExportMenu } from "@/components/admin/lead-export-menu";
import { SetupProduction } from "@/components/admin/setup-production";
import { asSignedInAdmin, open, press } from "../support/desk-screen";
import { fakeServer } from "../support/fake-server";

asSignedInAdmin();

describe("exports", () => {
  test("the list's menu has its five entries, and passes the filter on", async () => {
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

  test("a preview that cannot be had says so", async () => {
    fakeServer("no answer");
    open(<LeadExportMenu filter="" />);
    await press("Export");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Preview AI Data" }));
    expect(await screen.findByText("Failed to preview data. Please try again.")).toBeVisible();
  });
});

describe("Setup Production", () => {
  test("says what was set going, then how far it has come, then that it is done", async () => {
    const sent = fakeServer(
      { body: { message: "On its way.", totalAssessments: 12, questionsGenerated: 8 } },
      { body: { totalAssessments: 12, withQuestions: 12, isRunning: false } },
    );
    open(<SetupProduction />);
    await press("Setup Production");
    expect(await screen.findByText("All assessments now have follow-up questions.")).toBeVisible();
    expect(sent.map(({ method }) => method)).toEqual(["POST", "GET"]);
  });

  test.each([
    [{ status: 500, body: { message: "The database is away" } }, "The database is away"],
    ["no answer" as const, "Setup failed"],
  ])("a failure is 'Setup Failed', with its reason", async (answer, reason) => {
    fakeServer(answer);
    open(<SetupProduction />);
    await press("Setup Production");
    expect(await screen.findByRole("alertdialog", { name: "Setup Failed" })).toHaveAccessibleDescription(
      reason,
    );
  });
});
