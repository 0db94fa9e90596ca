import { knownDevice } from "./known-device";

/** Whose guesses are counted: the account's, and apart from them those of each device that the account knows. */
export function loginSubject(email: string, headers: Headers): string {
  const device = knownDevice(headers, email);
  return device === null ? email : `${email}:${device}`;
}
