import { screen, waitFor, within } from "@testing-library/react";
import type { CardTaking } from "@/components/payment/card-form";
import { PaymentScreen } from "@/components/payment/payment-screen";
import { brand } from "@/lib/brand";
import * as say from "@/lib/domain/payment/messages";
import type { Order } from "@/lib/domain/payment/order";
import { fillIn, openScreen, press } from "../support/account";
import { fakeServer } from "../support/fake-server";
import { stripeInBrowser } from "../support/stripe-in-browser";

const ID = "3f6d2c1e-7a4b-4e0f-9c55-0d8a4b7e21aa";
const ORDER: Order = {
  companyName: "Halden Creek Joinery Ltd.",
  executiveName: "Margaret Osei",
  topDownScore: 2.8,
  bottomUpScore: 6.6,
  hasEmail: true,
  isPaid: false,
  couponCode: null,
};
const STRIPE: CardTaking = { mode: "stripe", publicKey: "pk_test_shown_to_stripe" };
const paid = { body: { success: true, paymentId: "pi_1", message: say.PAYMENT_SUCCEEDED } };
const declined = (message: string) => ({
  status: 402,
  body: { success: false, message, code: "card_declined" },
});
const asksCustomer = {
  body: { success: false, requiresAction: true, clientSecret: "pi_1_secret", paymentId: "pi_1", message: "" },
};
const pendingAnswer = {
  status: 503,
  body: { success: false, message: say.PAYMENT_PENDING, code: "payment_pending" },
};

const CARD = {
  "Card number": "4242 4242 4242 4242",
  Expiry: "12/30",
  CVC: "123",
  "Name on card": "M. Osei",
};

async function openCardTab(taking: CardTaking) {
  const screenOf = openScreen(<PaymentScreen assessmentId={ID} order={ORDER} taking={taking} />);
  await screenOf.user.click(screen.getByRole("tab", { name: "Credit Card" }));
  return screenOf;
}

async function openStripeFields() {
  const screenOf = await openCardTab(STRIPE);
  await screen.findByLabelText("Name on card");
  await fillIn(screenOf.user, { "Name on card": "Margaret Osei" });
  await waitFor(() => expect(screen.getByRole("button", { name: "Pay US$49.00" })).toBeEnabled());
  return screenOf;
}

/** A page that is left a second and a half after the last look would be left in the middle of the next test. */
const untilLeft = (left: string[]) => waitFor(() => expect(left).toHaveLength(1));

beforeEach(() => {
  // Stripe's loader remarks that a script is there already: here it is ours.
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  Object.defineProperty(window, "matchMedia", {
    value: () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    configurable: true,
  });
});

describe("with Stripe", () => {
  test("nothing of Stripe is loaded before the Credit Card tab is opened", () => {
    const asked = stripeInBrowser();
    openScreen(<PaymentScreen assessmentId={ID} order={ORDER} taking={STRIPE} />);
    expect(asked).toEqual([]);
  });

  test("the card goes to Stripe, our server gets its token, and the next page opens", async () => {
    const asked = stripeInBrowser();
    const sent = fakeServer(paid);
    const { user, left } = await openStripeFields();
    for (const field of ["cardNumber", "cardExpiry", "cardCvc"]) {
      expect(screen.getByLabelText(`Stripe's ${field}`)).toBeVisible();
    }
    await press(user, "Pay US$49.00");
    expect(await screen.findByText(say.PAYMENT_SUCCEEDED)).toBeVisible();
    expect(asked).toEqual([
      ["Stripe", "pk_test_shown_to_stripe"],
      ["createPaymentMethod", { name: "Margaret Osei" }],
    ]);
    expect(sent.map(({ body }) => body)).toEqual([
      { assessmentId: ID, amount: 49, paymentMethodId: "pm_from_browser" },
    ]);
    expect(screen.getByRole("button", { name: "Paid" })).toBeDisabled();
    expect(screen.getByText("Payment received").parentElement).toHaveFocus();
    await waitFor(() => expect(left).toEqual([`/save-account/${ID}?paid=card&amount=49&paymentId=pi_1`]));
  });

  test("a decline shows the bank's words under 'Payment Failed', and another try is possible", async () => {
    stripeInBrowser();
    fakeServer(declined("Your card has insufficient funds."));
    const { user } = await openStripeFields();
    await press(user, "Pay US$49.00");
    expect(await screen.findByText("Payment Failed")).toBeVisible();
    const said = screen.getAllByText("Your card has insufficient funds.");
    expect(said).toHaveLength(2);
    for (const words of said) expect(words).toBeVisible();
    await waitFor(() => expect(said.some((words) => words === document.activeElement)).toBe(true));
    expect(screen.getByRole("button", { name: "Pay US$49.00" })).toBeEnabled();
  });

  test("what Stripe itself refuses never reaches our server", async () => {
    stripeInBrowser({ method: { error: { message: "Your card number is incomplete." } } });
    const sent = fakeServer(paid);
    const { user } = await openStripeFields();
    await press(user, "Pay US$49.00");
    expect((await screen.findAllByText("Your card number is incomplete."))[0]).toBeVisible();
    expect(sent).toEqual([]);
  });

  test("a bank that asks the customer is answered in the browser, then the payment goes on", async () => {
    const asked = stripeInBrowser();
    const sent = fakeServer(asksCustomer, paid);
    const { user, left } = await openStripeFields();
    await press(user, "Pay US$49.00");
    expect(await screen.findByText(say.PAYMENT_SUCCEEDED)).toBeVisible();
    expect(asked.at(-1)).toEqual(["handleNextAction", { clientSecret: "pi_1_secret" }]);
    expect(sent).toHaveLength(2);
    await untilLeft(left);
  });

  test("a customer who says no to the bank reads the bank's words, and the server learns of it", async () => {
    stripeInBrowser({ bank: { error: { message: "We are unable to authenticate your payment method." } } });
    const sent = fakeServer(asksCustomer, declined("We are unable to authenticate your payment method."));
    const { user } = await openStripeFields();
    await press(user, "Pay US$49.00");
    expect(
      (await screen.findAllByText("We are unable to authenticate your payment method."))[0],
    ).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  test("while the outcome is unknown, the page says so and asks until it is known", async () => {
    stripeInBrowser();
    const sent = fakeServer(pendingAnswer, { body: { isPaid: true } });
    const { user, left } = await openStripeFields();
    await press(user, "Pay US$49.00");
    expect(await screen.findByText(say.PAYMENT_PENDING)).toBeVisible();
    expect(screen.getByRole("button", { name: "Confirming..." })).toBeDisabled();
    expect(await screen.findByText(say.PAYMENT_SUCCEEDED)).toBeVisible();
    expect(sent[1]?.path).toBe(`/api/assessments/${ID}/payment-status`);
    await untilLeft(left);
  });

  test("a card without a name is not sent, and the field says so", async () => {
    stripeInBrowser();
    const sent = fakeServer(paid);
    const { user } = await openStripeFields();
    await user.clear(screen.getByLabelText("Name on card"));
    await press(user, "Pay US$49.00");
    expect(screen.getByLabelText("Name on card")).toHaveFocus();
    expect(screen.getByText("Please enter the name on the card")).toBeVisible();
    expect(sent).toEqual([]);
  });

  test("a field's problem is shown beside it", async () => {
    stripeInBrowser();
    const { user } = await openStripeFields();
    await user.type(screen.getByLabelText("Stripe's cardNumber"), "bad");
    expect(await screen.findByText("Your card number is invalid.")).toBeVisible();
  });
});

test("what was left empty is said beside its field, until it is typed, and nothing is sent", async () => {
  const sent = fakeServer(paid);
  const { user } = await openCardTab({ mode: "sandbox" });
  await fillIn(user, { Expiry: "12/30" });
  await press(user, "Pay US$49.00");
  const number = screen.getByLabelText("Card number");
  expect(number).toHaveFocus();
  expect(number).toHaveAccessibleDescription(/Please enter the card number/);
  expect(screen.getByText("Please enter the CVC")).toBeVisible();
  expect(screen.queryByText("Please enter the expiry date")).toBeNull();
  await user.type(number, "4");
  expect(screen.queryByText("Please enter the card number")).toBeNull();
  expect(sent).toEqual([]);
});

test("test mode says so, and sends the test card", async () => {
  const sent = fakeServer(paid);
  const { user, left } = await openCardTab({ mode: "sandbox" });
  expect(screen.getByText("Test mode: use 4242 4242 4242 4242. No money is charged.")).toBeVisible();
  await fillIn(user, CARD);
  await press(user, "Pay US$49.00");
  expect(await screen.findByText(say.PAYMENT_SUCCEEDED)).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ cardDetails: { number: "4242 4242 4242 4242", name: "M. Osei" } });
  await untilLeft(left);
});

test("offline, the form says beside the button that a retry never charges twice", async () => {
  fakeServer("no answer");
  const { user } = await openCardTab({ mode: "sandbox" });
  await fillIn(user, CARD);
  await press(user, "Pay US$49.00");
  expect(await screen.findByText(say.PAYMENT_OFFLINE)).toBeVisible();
  expect(await screen.findByText(say.PAYMENT_FAILED)).toBeVisible();
});

test("where no cards are taken, the tab says so and a coupon still works", async () => {
  await openCardTab({ mode: "unavailable" });
  expect(screen.getByText(say.PAYMENT_UNAVAILABLE)).toBeVisible();
});

test("before paying one reads the total with its currency, the seller and how to get the money back", () => {
  openScreen(<PaymentScreen assessmentId={ID} order={ORDER} taking={{ mode: "sandbox" }} />);
  expect(screen.getByText(/^US\$49, one-time payment\./)).toBeVisible();
  expect(screen.getByText("Total").parentElement).toHaveTextContent("Total US$49.00");
  const order = within(screen.getByRole("complementary", { name: "Your order" }));
  for (const words of [
    "Full AI readiness report",
    "for Halden Creek Joinery Ltd.",
    "prepared for Margaret Osei",
  ])
    expect(order.getByText(words)).toBeVisible();
  expect(order.getByText(/^Ready in minutes\. Receipt and report come by email/)).toBeVisible();
  expect(screen.getByText(`Sold by ${brand.seller.name}.`)).toBeVisible();
  expect(screen.getByText(/^Full refund within 14 days/)).toBeVisible();
  expect(screen.getByRole("link", { name: brand.seller.contact })).toBeVisible();
});

test("an order without an address promises no receipt by email", () => {
  openScreen(
    <PaymentScreen assessmentId={ID} order={{ ...ORDER, hasEmail: false }} taking={{ mode: "sandbox" }} />,
  );
  expect(screen.getByText(/you gave no email address/)).toBeVisible();
  expect(screen.queryByText(/Receipt and report come by email/)).toBeNull();
});

test("the two ways to pay say what they cost, and who takes the card", async () => {
  const { user } = openScreen(<PaymentScreen assessmentId={ID} order={ORDER} taking={{ mode: "sandbox" }} />);
  expect(screen.getByRole("tab", { name: "Coupon Code" })).toHaveAccessibleDescription("from your chapter");
  expect(screen.getByRole("tab", { name: "Credit Card" })).toHaveAccessibleDescription("US$49.00");
  expect(screen.getByText(say.COUPON_TAKES_NO_CARD)).toBeVisible();
  await user.click(screen.getByRole("tab", { name: "Credit Card" }));
  expect(screen.getByText(say.CARD_IN_TEST_MODE)).toBeVisible();
});
