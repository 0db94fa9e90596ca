import parsePhoneNumber from "libphonenumber-js/max";
import { AGENT_PHONE_E164 } from "@/lib/brand";
import { CALL_COUNTRY, CALL_KIND, CALL_OURS, PHONE_INVALID } from "@/lib/domain/call/messages";
import { Failure } from "@/lib/domain/failure";

const COUNTRIES: ReadonlySet<string | undefined> = new Set(["CA", "US"]);
const KINDS: ReadonlySet<string | undefined> = new Set(["FIXED_LINE", "MOBILE", "FIXED_LINE_OR_MOBILE"]);

/**
 * The number in E.164, where we call it: an ordinary line in Canada or the United States. `+1` alone says
 * neither (it also leads to the Caribbean and to premium lines), so the number plan decides.
 */
export function callableNumber(typed: string): string {
  const number = parsePhoneNumber(typed, "CA");
  if (number === undefined || !number.isValid()) throw refused(PHONE_INVALID);
  if (number.number === AGENT_PHONE_E164) throw refused(CALL_OURS);
  if (!COUNTRIES.has(number.country)) throw refused(CALL_COUNTRY);
  if (!KINDS.has(number.getType())) throw refused(CALL_KIND);
  return number.number;
}

function refused(message: string): Failure {
  return new Failure("invalid", message, { issues: [{ path: "phone_number", message }] });
}
