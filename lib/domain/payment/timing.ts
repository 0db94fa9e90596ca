/** Time to read the confirmation before the next page comes. */
export const UNLOCKED_REDIRECT_MS = 1500;
/** While it is not known whether a charge went through, the page asks this often, and so many times. */
export const PAYMENT_STATUS_POLL_MS = 3_000;
export const PAYMENT_STATUS_POLLS = 40;
