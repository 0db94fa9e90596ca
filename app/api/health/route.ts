import { endpoint } from "@/lib/http/endpoint";
import { readHealth } from "@/lib/http/health";

// GET /api/health: which adapters are in use, and whether the database answers.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ GET: readHealth });
