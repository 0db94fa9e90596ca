import { Alert } from "@/components/ui/alert";
import type { RetakeState } from "../retake/retake-context";

/** What is different where an assessment is taken again, or why it cannot be. */
export function RetakeWelcome({ earlier, problem }: Pick<RetakeState, "earlier" | "problem">) {
  if (problem !== undefined)
    return (
      <div className="mt-4">
        <Alert tone="problem">{problem}</Alert>
      </div>
    );
  return earlier !== null && <p className="mt-3 text-muted-foreground">{earlier.intro}</p>;
}
