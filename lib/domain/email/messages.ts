export const UNSUBSCRIBE_TITLE = "Stop these emails";
export const UNSUBSCRIBE_TEXT =
  "One click, and this address gets no more messages about assessments and reports. Roadmaps and reports stay where they are, at their links. Messages that an account needs, such as a new password, still come.";
export const UNSUBSCRIBED_TITLE = "Done";
export const UNSUBSCRIBED_TEXT = "This address gets no more messages about assessments and reports.";
export const UNSUBSCRIBE_LINK_WRONG =
  "This link is not complete. Please open it from the email again, or copy all of it.";
export const UNSUBSCRIBE_FAILED = "That did not work. Please try again in a moment.";
