import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AnswerFigures } from "@/components/admin/insights/answer-figures";
import { BarList } from "@/components/admin/insights/bar-list";
import { InsightsScreen } from "@/components/admin/insights/insights-screen";
import { NO_FIGURES } from "@/lib/domain/figures/messages";
import { readInsights } from "@/lib/services/figures/read-insights";
import { contextOf } from "@/tests/support/context";

const bar = (label: string, count: number, before: number | null = null) => ({ label, count, before });

test("each question has a table behind its bars, with the figures of the period before", async () => {
  const bars = [bar("Retail", 12, 7), bar("Education", 0, 2)];
  render(<AnswerFigures answers={[{ key: "industry", label: "Industry", n: 12, isSeveral: false, bars }]} />);
  await userEvent.click(screen.getByText("Table"));
  const table = within(screen.getByRole("region", { name: "Industry, as a table" }));
  const rows = table.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows).toEqual(["AnswerNowBefore", "Retail127", "Education02"]);
});

test("a few who go on are not said to be none", () => {
  render(<BarList bars={[bar("Report opened", 293), bar("Call requested", 1), bar("None", 0)]} goesOn />);
  expect(screen.getByText("under 1% go on")).toBeInTheDocument();
  expect(screen.getByText("0% go on")).toBeInTheDocument();
});

test.each([
  [0, false],
  [1, true],
])("with %i submissions, a line on each bar is spoken of: %s", async (count, isSaid) => {
  const rows = count === 0 ? [] : [{ measure: "submitted", key: "", count, cents: 0 }];
  const store = {
    figures: { sums: async () => rows, byDay: async () => [] },
    campaigns: { list: async () => ({ campaigns: [], otherId: null }) },
  };
  const context = contextOf({ store, now: () => new Date("2026-11-23T18:00:00Z") });
  render(<InsightsScreen insights={await readInsights(context, 12)} />);
  expect(screen.queryByText(/on each bar/) !== null).toBe(isSaid);
  expect(screen.queryByText(NO_FIGURES) !== null).toBe(!isSaid);
});
