export const PAYMENT_SUCCEEDED = "Payment Successful!";
export const PAYMENT_FAILED_TITLE = "Payment Failed";
export const PAYMENT_FAILED = "Payment processing failed. Please try again.";
export const PAYMENT_UNAVAILABLE = "Card payment is not available at the moment. A coupon code still works.";
export const PAYMENT_BUSY =
  "This report is being unlocked in another way right now. Please look again in a moment.";
export const ALREADY_UNLOCKED = "This report is already unlocked.";
export const NO_ASSESSMENT = "No assessment found. Please complete an assessment first.";
export const NOT_PAID = "The full report is not unlocked yet.";
