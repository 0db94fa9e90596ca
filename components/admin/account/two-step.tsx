import { useState } from "react";
import { detailOf } from "@/lib/client/api";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import { longDate } from "@/lib/domain/dates";
import { TWO_STEP_ABOUT, TWO_STEP_FAILED } from "@/lib/domain/two-step/messages";
import type { TwoStepBegun, TwoStepState } from "@/lib/domain/two-step/two-step";
import { TableLoadingState, TableProblem } from "../shell/table-states";
import { RecoveryCodes } from "./recovery-codes";
import { TwoStepBegin } from "./two-step-begin";
import { TwoStepConfirm } from "./two-step-confirm";
import { TwoStepEnd } from "./two-step-end";

/** One's own second step: off, being set up, just turned on with its recovery codes, or on. */
export function TwoStep({ onChanged }: { onChanged: () => void }) {
  const { data, error, mutate } = useAdmin<TwoStepState>("/api/admin/two-step", { revalidateOnMount: true });
  const [begun, setBegun] = useState<TwoStepBegun>();
  const [codes, setCodes] = useState<string[]>();
  if (error) return <TableProblem message={detailOf(error, TWO_STEP_FAILED)} onRetry={() => mutate()} />;
  if (data === undefined) return <TableLoadingState label="Loading..." />;
  const changed = async () => {
    await mutate();
    setBegun(undefined);
    onChanged();
  };
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  if (data.isOn)
    return (
      <div className="grid gap-4">
        <p>
          {`On${data.since === null ? "" : ` since ${longDate(new Date(data.since))}`}. ${data.codesLeft} recovery ${data.codesLeft === 1 ? "code is" : "codes are"} left.`}
        </p>
        <TwoStepEnd onEnded={() => void changed()} />
      </div>
    );
  return (
    <div className="grid gap-4">
      <p className="text-muted-foreground">{TWO_STEP_ABOUT}</p>
      {begun === undefined ? (
        <TwoStepBegin onBegun={setBegun} />
      ) : (
        <TwoStepConfirm
          {...begun}
          onConfirmed={(recoveryCodes) => {
            setCodes(recoveryCodes);
            void changed();
          }}
        />
      )}
    </div>
  );
}
