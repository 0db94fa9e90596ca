import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AnswerFigures } from "@/components/admin/insights/answer-figures";
import { BarList } from "@/components/admin/insights/bar-list";

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
