import { openOnce } from "@/lib/per-process";

/**
 * The playbook. Lazy loading: its rules and the facts that they cite are most of what a server would read at start. And once
 * per process: calls, pages and jobs are bundled apart, and each would hold a playbook of its own, of some 30 MB.
 */
export const openPlaybook = () => openOnce("playbook", () => import("./playbook"));
