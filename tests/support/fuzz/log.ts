/** What Next logs of an unknown server action: we have none. */
const NO_ACTION = /Failed to find Server Action|The Server Reference ID did not match/;

/** Lines of a server's log that tell of a fault of ours, whatever the caller was answered. */
export const logComplaints = (log: string): string[] =>
  log
    .split("\n")
    .filter((line) => /"level":[56]0|^\s*⨯|nhandled|^[^{].*Error:/.test(line) && !NO_ACTION.test(line));
