import { screen, waitFor, within } from "@testing-library/react";
import { LEAD, LIST, listOf, openAdmin } from "../support/leads";

beforeEach(() => localStorage.clear());

const row = async () => (await screen.findByText(LEAD.companyName)).closest("tr") ?? document.body;
const more = async (user: { click: (element: Element) => Promise<void> }, entry: string) => {
  await user.click(within(await row()).getByRole("button", { name: /^More actions/ }));
  await user.click(await screen.findByRole("menuitem", { name: entry }));
};

describe("deleting", () => {
  const remove = `DELETE /api/admin/assessments/${LEAD.id}`;

  test("asks first, naming executive, company, e-mail and what goes; saying no keeps it", async () => {
    const confirm = jest.spyOn(window, "confirm").mockReturnValue(false);
    const { user, asked } = openAdmin({ [LIST]: listOf(LEAD) });
    await more(user, "Delete");
    const question = String(confirm.mock.calls[0]?.[0]);
    for (const part of [
      "Margaret Osei",
      "Halden Creek Joinery Ltd.",
      "m.osei@example.com",
      "assessment data, generated reports, AI roadmaps and all related information",
      "cannot be undone",
    ])
      expect(question).toContain(part);
    expect(asked(remove)).toEqual([]);
  });

  test("the row is removed afterwards", async () => {
    jest.spyOn(window, "confirm").mockReturnValue(true);
    const { user } = openAdmin({ [LIST]: [listOf(LEAD), listOf()], [remove]: { body: { success: true } } });
    await more(user, "Delete");
    await waitFor(() => expect(screen.queryByText(LEAD.companyName)).toBeNull());
  });

  test("what goes wrong is said in the server's words", async () => {
    jest.spyOn(window, "confirm").mockReturnValue(true);
    const body = { message: "The requested assessment could not be found." };
    const { user } = openAdmin({ [LIST]: listOf(LEAD), [remove]: { status: 404, body } });
    await more(user, "Delete");
    const text = "Failed to delete assessment: The requested assessment could not be found.";
    const alert = await screen.findByRole("alertdialog", { name: text });
    await user.click(within(alert).getByRole("button", { name: "OK" }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    expect(await row()).toBeVisible();
  });
});

describe("AI Apps", () => {
  const recommend = `POST /api/admin/assessments/${LEAD.id}/ai-recommendations`;

  test.each([
    ["tools", { body: { recommendations: [{}, {}, {}] } }, "Generated 3 AI tool recommendations!"],
    ["a refusal", { status: 503, body: { message: "away" } }, "Failed to generate recommendations"],
    ["no answer", "no answer" as const, "Error generating recommendations"],
  ])("%s: the admin is told", async (_, answer, text) => {
    const { user, asked } = openAdmin({ [LIST]: listOf(LEAD), [recommend]: answer });
    await more(user, "AI Apps");
    expect(await screen.findByRole("alertdialog", { name: text })).toBeVisible();
    expect(asked(recommend)[0]?.body).toBeUndefined();
  });
});
