import { runJoined } from "@/tests/support/run-joined";

runJoined("tests/stores");
