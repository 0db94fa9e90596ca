import { unknownCall } from "@/lib/http/unknown-call";

// Any other path under /api: refused in our own shape.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = unknownCall;
