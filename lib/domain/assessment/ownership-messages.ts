/** Sentences about whose an assessment is. */
export const OWN_TITLE = "Confirm that this report is yours";
export const OWN_TEXT =
  "This link was sent to the email address given in the assessment. Confirm once, and you can manage and share the report from this device. Opening this page has changed nothing.";
export const OWN_BUTTON = "Yes, It Is Mine";
export const OWN_CONFIRMED_TITLE = "Thank you. This report is yours.";
export const OWN_CONFIRMED_TEXT =
  "You can now manage and share the report from this device. Save it to an account to do so from any device.";
export const OWN_CONFIRMED = "The report is confirmed as yours on this device.";
export const OWN_LINK_ENDED = "This link no longer works, or never existed.";
export const OWN_LINK_ENDED_TEXT =
  "Each link works once and ends after 30 days. If you have saved the report to your account, you do not need one: sign in instead.";
export const OWN_FAILED = "That did not work. Please try again in a moment.";
