export const PAYMENT_SUCCEEDED = "Payment Successful!";
/** Before anything else, on the page that was paid on and at the head of the next. */
export const PAYMENT_RECEIVED = "Payment received";
export const COUPON_ACCEPTED = "Coupon accepted";
export const PAYMENT_RECEIVED_NEXT = "Your full report is being prepared.";
export const PAYMENT_FAILED_TITLE = "Payment Failed";
export const PAYMENT_FAILED = "Payment processing failed. Please try again.";
/** Beside the form, where no answer came. Whether the card was charged is not known then. */
export const PAYMENT_OFFLINE =
  "You seem to be offline. Press the button again once you are connected: you will not be charged twice.";
export const PAYMENT_PENDING_TITLE = "Payment Pending";
export const PAYMENT_PENDING =
  "Your payment is still being confirmed. Please look again in a moment: you will not be charged twice.";
export const PAYMENT_NEEDS_CUSTOMER = "Your bank asks you to confirm this payment.";
/** Beside a field that was left empty. */
export const CARD_FIELD_EMPTY = {
  number: "Please enter the card number",
  expiry: "Please enter the expiry date",
  cvc: "Please enter the CVC",
  name: "Please enter the name on the card",
} as const;
export const CARD_MISSING = "Please enter your card details.";
export const CARD_NOT_TAKEN = "This card could not be used. Please enter it again, or use another one.";
export const CARD_DETAILS_NOT_TAKEN =
  "Card details are not sent here: they go into the card service's own fields. Please reload the page.";
export const CARD_FIELDS_LOADING = "Loading the card fields...";
export const CARD_FIELDS_MISSING =
  "The card fields did not load. Please check your connection and reload the page. A coupon code works without them.";
export const CARD_TAKEN_BY_STRIPE =
  "Stripe takes the payment. Your card details go straight to Stripe and are not stored here.";
export const CARD_IN_TEST_MODE =
  "Test mode: nothing is sent to a card service, and card details are not stored.";
export const COUPON_TAKES_NO_CARD = "With a chapter code the total is US$0.00. No card is needed.";
export const WEBHOOK_NOT_SIGNED = "This message is not signed by the card service.";
export const PAYMENT_UNAVAILABLE = "Card payment is not available at the moment. A coupon code still works.";
export const PAYMENT_BUSY =
  "This report is being unlocked in another way right now. Please look again in a moment.";
export const ALREADY_UNLOCKED = "This report is already unlocked.";
export const NO_ASSESSMENT = "No assessment found. Please complete an assessment first.";
export const NOT_PAID = "The full report is not unlocked yet.";
