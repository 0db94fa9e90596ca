/** Sends the browser on; the answer's own headers are added on the way out. */
export function redirectTo(url: string): Response {
  return new Response(null, { status: 303, headers: { Location: url } });
}
