import domains from "email-providers/all.json";

/** Ones of this country that the list does not have. */
const ALSO = ["eastlink.ca", "fastmail.com", "novuscom.net", "uniserve.com"];
const FREE: ReadonlySet<string> = new Set([...domains, ...ALSO]);

/** Whether anyone may have an address under this domain, so that it says nothing about the firm. */
export const isFreeMail = (domain: string): boolean => FREE.has(domain);
