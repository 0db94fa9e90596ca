interface Firm {
  executiveEmail: string | null;
  companyName: string;
}

/** What a company's name may end in without being another company. */
const LEGAL_FORM =
  /[\s,]+(?:incorporated|inc|limited|ltd|ltée|ltee|llc|llp|lp|ulc|corporation|corp|company|co|plc|gmbh|ag|s\.?a|sarl|b\.?v|pty)\.?$/;

/**
 * One firm, one vote: what tells a firm from the others. Its email domain; where that is anyone's (free mail), or there
 * is none, its name without case, legal form and odd blanks.
 */
export function firmKey(
  { executiveEmail, companyName }: Firm,
  isFreeMail: (domain: string) => boolean,
): string {
  const domain = executiveEmail === null ? "" : domainOf(executiveEmail);
  return domain === "" || isFreeMail(domain) ? nameOf(companyName) : `@${domain}`;
}

const domainOf = (email: string): string =>
  (email.split("@").at(-1) ?? "").trim().toLowerCase().replace(/\.+$/, "");

function nameOf(companyName: string): string {
  let name = companyName.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  for (let shorter = name.replace(LEGAL_FORM, ""); shorter !== name; shorter = name.replace(LEGAL_FORM, ""))
    name = shorter;
  return name;
}
