/** 303 See Other; the route adds the common headers. */
export function redirectTo(url: string): Response {
  return new Response(null, { status: 303, headers: { Location: url } });
}
