import { knownDevice } from "./known-device";

/**
 * Rate limit key of a sign-in: the account, or one known device of it. Such a
 * device is held back by its own alone, not by what attackers try at the account or from its IP.
 */
export function loginLimitKey(email: string, headers: Headers): { subject: string; isKnownDevice: boolean } {
  const device = knownDevice(headers, email);
  return device === null
    ? { subject: email, isKnownDevice: false }
    : { subject: `${email}:${device}`, isKnownDevice: true };
}
