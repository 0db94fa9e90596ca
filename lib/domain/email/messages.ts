export const UNSUBSCRIBE_TITLE = "Stop these emails";
export const UNSUBSCRIBE_TEXT =
  "Stop news about assessments to this address. Reports you unlock, receipts, refunds, and messages about your account or password are still sent.";
export const UNSUBSCRIBED_TITLE = "Done";
export const UNSUBSCRIBED_TEXT =
  "This address will receive no more news about assessments. Reports you unlock, receipts, refunds, and messages about your account or password are still sent.";
export const UNSUBSCRIBE_LINK_WRONG =
  "This link is not complete. Please open it from the email again, or copy all of it.";
export const UNSUBSCRIBE_FAILED = "That did not work. Please try again in a moment.";
