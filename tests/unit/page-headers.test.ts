import { contentSecurityPolicy } from "@/lib/http/pages/page-headers";

const before = process.env;
afterEach(() => {
  process.env = before;
});

test("Stripe's hosts are let in on the payment page alone, and only where Stripe takes the cards (T92)", () => {
  process.env = { ...before, STRIPE_SECRET_KEY: "sk_test" };
  const policy = contentSecurityPolicy("n", "/payment");
  for (const host of ["https://js.stripe.com", "https://api.stripe.com", "https://hooks.stripe.com"]) {
    expect(policy).toContain(host);
  }
  for (const path of ["/", "/report/x", "/payment/x", "/results/x"]) {
    expect(contentSecurityPolicy("n", path)).not.toContain("stripe");
  }
  process.env = { ...before, STRIPE_SECRET_KEY: " " };
  expect(contentSecurityPolicy("n", "/payment")).not.toContain("stripe");
});
