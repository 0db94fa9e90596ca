export const COUPON_APPLIED = "Coupon Applied Successfully!";
export const COUPON_INVALID_TITLE = "Invalid Coupon Code";
/** One sentence for unknown, switched off, expired and used up: the refusal does not help with guessing. */
export const COUPON_REJECTED = "Please check your coupon code and try again.";
export const COUPON_NETWORK_FAILED = "Failed to validate coupon. Please try again.";
export const COUPON_OFFLINE = "You seem to be offline. Your code is still here; press Apply Coupon again.";
export const ALREADY_UNLOCKED = "This report is already unlocked.";

export const CODE_REQUIRED = "Please enter a code of letters, digits, hyphens or underscores.";
export const MAX_USES_INVALID = "Please enter a whole number from 1 to 1,000,000, or leave it empty.";
export const EXPIRY_INVALID = "Please choose a date, or leave it empty.";
export const EXPIRY_PAST = "This date has passed. Please choose today or a later date.";
export const CODE_TAKEN = "A coupon with this code already exists.";
export const NO_SUCH_COUPON = "This coupon does not exist.";
export const FETCH_COUPONS_FAILED = "Failed to fetch coupons";
export const COUPON_SAVE_FAILED = "The coupon could not be saved. Please try again.";
export const COUPON_LINK_NOTE = "Visitors who start from this link find the code filled in at checkout.";
/** What a link with a code does that opens nothing now. */
export const couponLinkDead = (code: string, state: string): string =>
  `${code} is ${state.toLowerCase()}, so it will not be accepted at checkout.`;
