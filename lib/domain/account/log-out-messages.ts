/** Apart from the other sentences about accounts: every page with a way out loads these. */
export const LOGGED_OUT = "Logged Out";
export const LOGGED_OUT_HERE_ALONE =
  "You are signed out in this browser. Our server could not be reached to end the session there as well.";
