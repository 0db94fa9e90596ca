import { render, screen } from "@testing-library/react";
import { LeadPayments } from "@/components/admin/leads/lead-payments";

const payment = {
  status: "succeeded" as const,
  dispute: null,
  amountCents: 4900,
  currency: "usd",
  providerId: "pi_1",
  createdAt: "2026-11-18T18:04:00.000Z",
};

test("an admin sees what was paid, and under which id to find it", () => {
  render(<LeadPayments payments={[payment]} />);
  expect(screen.getByText(/^US\$49\.00, .*: paid$/)).toBeVisible();
  expect(screen.getByText("pi_1")).toBeVisible();
});

test("a contested charge is said in words, and that the report stays open", () => {
  render(<LeadPayments payments={[{ ...payment, dispute: "open" }]} />);
  expect(screen.getByText(/Disputed at the bank\. The report stays open/)).toBeVisible();
});

test("money that no report was unlocked for says where it is", () => {
  render(<LeadPayments payments={[{ ...payment, status: "refund_due" }]} />);
  expect(screen.getByText(/the money is on its way back/)).toBeVisible();
  render(<LeadPayments payments={[{ ...payment, status: "returned" }]} />);
  expect(screen.getByText(/the money was refunded/)).toBeVisible();
});

test("where no card was tried there is nothing to show", () => {
  const { container } = render(<LeadPayments payments={[]} />);
  expect(container).toBeEmptyDOMElement();
});
