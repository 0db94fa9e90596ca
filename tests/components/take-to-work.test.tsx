import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TakeToWork } from "@/components/files/take-to-work";
import { FILE_NAMES } from "@/lib/domain/report/file-kinds";

const ID = "3f6d2c1e-7a4b-4e0f-9c55-0d8a4b7e21aa";

describe("taking a report to work", () => {
  test("is one quiet button, and its list has six files, the deck marked as Beta", async () => {
    const user = userEvent.setup();
    render(<TakeToWork assessmentId={ID} />);
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Take It to Work" }));
    const dialog = await screen.findByRole("dialog", { name: "Take It to Work" });
    const links = within(dialog).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      "Board deck (.pptx)",
      "Calendar (.ics)",
      "Plan (.csv)",
      "AI rule (.docx)",
      "Pilot charter (.docx)",
      "Board minute (.docx)",
    ]);
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      FILE_NAMES.map((name) => `/api/assessments/${ID}/files/${name}`),
    );
    for (const link of links) expect(link).toHaveAccessibleDescription(/\w/);
    expect(within(dialog).getAllByText("Beta")).toHaveLength(1);
    expect(dialog).toHaveTextContent("Board deck (.pptx)Beta");
    expect(dialog).toHaveTextContent("The family part is in none of them.");
  });

  test("goes by keyboard: it opens, each file follows the next, and Close gives the focus back", async () => {
    const user = userEvent.setup();
    render(<TakeToWork assessmentId={ID} />);
    const button = screen.getByRole("button", { name: "Take It to Work" });
    button.focus();
    await user.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog");
    await user.tab();
    expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
    for (const link of within(dialog).getAllByRole("link")) {
      await user.tab();
      expect(link).toHaveFocus();
    }
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(button).toHaveFocus();
  });
});
