import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RetakeLine } from "@/components/account/my-reports/retake-line";
import type { MyReport } from "@/lib/client/hooks/use-my-reports";
import { fakeCalls } from "../support/fake-server";

const ID = "3f6d2c1e-7a4b-4e0f-9c55-0d8a4b7e21aa";
const DAY_MS = 86_400_000;
const report = (days: number, some: Partial<MyReport> = {}): MyReport => ({
  id: ID,
  companyName: "Tidewater Joinery",
  executiveName: "Robin Vale",
  companyIndustry: "manufacturing",
  companyEmployees: "50_200",
  paymentStatus: "paid",
  roadmapGenerated: true,
  aiReadinessScore: 48,
  createdAt: new Date(Date.now() - days * DAY_MS).toISOString(),
  isOwn: true,
  isCounted: true,
  retakeOf: null,
  remindRetakeAt: null,
  ...some,
});
const links = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);

describe("what comes after a report", () => {
  test("is what is possible by now, and nothing else", () => {
    const { rerender } = render(<RetakeLine report={report(3)} />);
    expect(links()).toEqual([]);
    expect(screen.getByRole("checkbox", { name: /Remind me in 90 days/ })).not.toBeChecked();
    rerender(<RetakeLine report={report(32)} />);
    expect(links()).toEqual(["Retake for Tidewater Joinery"]);
    rerender(<RetakeLine report={report(100, { retakeOf: ID })} />);
    expect(links()).toEqual(["See What Moved", "Retake for Tidewater Joinery"]);
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  test("reminds where one ticks it, and stays as it was where that is refused", async () => {
    const path = `PUT /api/assessments/${ID}/reminder`;
    const sent = fakeCalls({
      [path]: [{ body: { success: true, remindAt: "2027-01-01T08:00:00Z" } }, { status: 500, body: {} }],
    });
    const user = userEvent.setup();
    render(<RetakeLine report={report(3)} />);
    const box = screen.getByRole("checkbox", { name: /We will email you on \w+ \d+, \d{4}\./ });
    await user.click(box);
    expect(sent[0]?.body).toEqual({ on: true });
    await waitFor(() => expect(box).toBeEnabled());
    expect(box).toBeChecked();
    await user.click(box);
    await waitFor(() => expect(box).toBeChecked());
    expect(sent[1]?.body).toEqual({ on: false });
  });
});
