import { knownDevice } from "./known-device";

/**
 * Whose guesses are counted: the account's, and apart from them those of each device that the account knows. Such a
 * device is held back by its own alone, not by what attackers try at the account or from its IP.
 */
export function loginLimitKey(email: string, headers: Headers): { subject: string; isKnownDevice: boolean } {
  const device = knownDevice(headers, email);
  return device === null
    ? { subject: email, isKnownDevice: false }
    : { subject: `${email}:${device}`, isKnownDevice: true };
}
