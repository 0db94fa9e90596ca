"use client";

import { useEffect, useState } from "react";
import { askActiveServices } from "@/lib/client/active-services";
import type { Adapter } from "@/lib/domain/settings/words";
import { IN_USE_HERE } from "@/lib/legal/services";

/** Says after load whether this deployment uses an adapter; its line is there before, so that nothing moves. */
export function AdapterMark({ adapter }: { adapter: Adapter }) {
  return <Mark text={useDeployment(({ adapters }) => (adapters.includes(adapter) ? IN_USE_HERE : ""))} />;
}

/** The same for how long leads that came to nothing keep their names. */
export function LeadsKeptMark() {
  return (
    <Mark
      text={useDeployment(({ leadsKeptMonths }) =>
        leadsKeptMonths === null ? "Here: no time is set." : `Here: ${leadsKeptMonths} months.`,
      )}
    />
  );
}

const Mark = ({ text }: { text: string }) => (
  <span className="block min-h-6 font-medium text-primary text-sm">{text}</span>
);

function useDeployment(say: (deployment: Awaited<ReturnType<typeof askActiveServices>>) => string): string {
  const [said, setSaid] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what this deployment uses does not change while one reads
  useEffect(() => {
    askActiveServices().then(
      (deployment) => setSaid(say(deployment)),
      // Without an answer the page says all that it said before.
      () => undefined,
    );
  }, []);
  return said;
}
