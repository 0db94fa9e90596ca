import { call, type HttpResponse } from "./client";

/** What our own script is sent for a page. Next names the version of that data in the address and leads there first. */
export async function payloadOf(address: string): Promise<HttpResponse> {
  const headers = { RSC: "1", "Sec-Fetch-Dest": "empty" };
  const response = await call(address, { headers });
  const location = response.headers.get("location");
  return location === null ? response : call(new URL(location, address).href, { headers });
}
