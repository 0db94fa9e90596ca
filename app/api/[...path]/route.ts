import { notFoundRoute } from "@/lib/http/not-found-route";

// Any other path under /api: refused in our own shape.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = notFoundRoute;
