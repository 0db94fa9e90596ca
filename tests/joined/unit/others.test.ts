import { runJoined } from "@/tests/support/run-joined";

runJoined("tests/unit", (file) => !/^tests\/unit\/(ledger|playbook)\//.test(file));
