import { type Answer, call } from "./client";

/** What our own script is sent for a page. Next names the version of that data in the address and leads there first. */
export async function payloadOf(address: string): Promise<Answer> {
  const headers = { RSC: "1", "Sec-Fetch-Dest": "empty" };
  const answer = await call(address, { headers });
  const location = answer.headers.get("location");
  return location === null ? answer : call(new URL(location, address).href, { headers });
}
