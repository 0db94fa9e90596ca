export const COUPON_APPLIED = "Coupon Applied Successfully!";
export const COUPON_INVALID_TITLE = "Invalid Coupon Code";
/** One sentence for unknown, switched off, expired and used up: the answer helps nobody who is guessing. */
export const COUPON_REJECTED = "Please check your coupon code and try again.";
export const COUPON_NETWORK_FAILED = "Failed to validate coupon. Please try again.";
export const ALREADY_UNLOCKED = "This report is already unlocked.";
