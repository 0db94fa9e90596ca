export const UNSUBSCRIBE_TITLE = "Stop these emails";
export const UNSUBSCRIBE_TEXT =
  "One click, and this address gets no more news about assessments. Roadmaps and reports stay at their links. A report that you unlock, receipts, refunds, and messages about your account or password still come.";
export const UNSUBSCRIBED_TITLE = "Done";
export const UNSUBSCRIBED_TEXT =
  "This address gets no more news about assessments. A report that you unlock, receipts, refunds, and messages about your account or password still come.";
export const UNSUBSCRIBE_LINK_WRONG =
  "This link is not complete. Please open it from the email again, or copy all of it.";
export const UNSUBSCRIBE_FAILED = "That did not work. Please try again in a moment.";
