import { notFoundRoute } from "@/lib/http/endpoint";

// Any other path under /api: refused in our own shape.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = notFoundRoute;
