import "@/lib/domain/zod-jitless";

/** What the checks are built with, so that making it ready is a task by itself. */
export { line } from "@/lib/domain/text";
