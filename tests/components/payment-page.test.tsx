import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CouponForm } from "@/components/payment/coupon-form";
import { NoAssessment } from "@/components/payment/no-assessment";
import { PaymentScreen } from "@/components/payment/payment-screen";
import { COUPON_OFFLINE } from "@/lib/domain/coupon/messages";
import { sampleAssessment } from "../fixtures/report-sample";
import { openScreen } from "../support/account";
import { type FakeAnswer, fakeServer } from "../support/fake-server";
import { renderPage } from "../support/page";

const id = sampleAssessment.id;
const link = (name: string | RegExp) => screen.getByRole("link", { name });
const ORDER = {
  companyName: "Halden Creek",
  executiveName: "Margaret Osei",
  topDownScore: 2.8,
  bottomUpScore: 6.8,
  hasEmail: true,
  isPaid: false,
  couponCode: null,
};

describe("the payment page", () => {
  test("without an assessment says so and leads to a new one", () => {
    renderPage(<NoAssessment />);
    expect(screen.getByText("No assessment found. Please complete an assessment first.")).toBeVisible();
    expect(link("Start New Assessment")).toHaveAttribute("href", "/assessment");
  });

  test("opens on the coupon code and lists the benefits", () => {
    renderPage(<PaymentScreen assessmentId={id} order={ORDER} taking={{ mode: "sandbox" }} />);
    expect(screen.getByRole("tab", { name: "Coupon Code" })).toHaveAttribute("aria-selected", "true");
    expect(screen.getByRole("tab", { name: "Credit Card" })).toHaveAttribute("aria-selected", "false");
    const benefits = [
      /scoring/,
      /3-phase roadmap/,
      /Industry benchmarks and case studies/,
      /AI tool recommendations/,
      /PDF report by email/,
    ];
    for (const benefit of benefits) expect(screen.getByText(benefit)).toBeVisible();
  });

  test("takes no blank coupon", async () => {
    renderPage(<CouponForm assessmentId={id} couponCode="" />);
    expect(screen.getByRole("button", { name: "Apply Coupon" })).toBeDisabled();
    await userEvent.type(screen.getByLabelText("Coupon code"), "   ");
    expect(screen.getByRole("button", { name: "Apply Coupon" })).toBeDisabled();
  });

  const ANSWERS: [string, string, FakeAnswer | "no answer"][] = [
    [
      "Invalid Coupon Code",
      "This code has run out.",
      { status: 400, body: { message: "This code has run out." } },
    ],
    ["Invalid Coupon Code", "Please check your coupon code and try again.", { status: 400, body: {} }],
    ["Error", "Failed to validate coupon. Please try again.", "no answer"],
  ];
  test.each(ANSWERS)("a coupon is answered with %s: %s", async (title, detail, answer) => {
    fakeServer(answer);
    renderPage(<CouponForm assessmentId={id} couponCode="" />);
    await userEvent.type(screen.getByLabelText("Coupon code"), "CODE");
    await userEvent.click(screen.getByRole("button", { name: "Apply Coupon" }));
    expect(await screen.findByText(title)).toBeVisible();
    for (const words of screen.getAllByText(detail)) expect(words).toBeVisible();
    const field = screen.getByLabelText("Coupon code");
    const isAboutTheCode = title !== "Error";
    expect(field.hasAttribute("aria-invalid")).toBe(isAboutTheCode);
    if (isAboutTheCode) expect(field).toHaveAccessibleDescription(expect.stringContaining(detail));
    expect(screen.queryByText(COUPON_OFFLINE) !== null).toBe(!isAboutTheCode);
    await userEvent.type(field, "2");
    expect(field).not.toHaveAttribute("aria-invalid");
  });
});

test("a coupon that is good says so, and a second and a half later the report can be saved", async () => {
  fakeServer({ body: { success: true } });
  const { user, left } = openScreen(<CouponForm assessmentId={id} couponCode="" />);
  await user.type(screen.getByLabelText("Coupon code"), " demo2025 ");
  const appliedAt = performance.now();
  await user.click(screen.getByRole("button", { name: "Apply Coupon" }));
  expect(await screen.findByText("Coupon Applied Successfully!")).toBeVisible();
  await waitFor(() => expect(left).toEqual([`/save-account/${id}?paid=coupon&code=demo2025`]));
  expect(screen.getByText("Coupon accepted").parentElement).toHaveFocus();
  expect(performance.now() - appliedAt).toBeGreaterThan(1400);
});
