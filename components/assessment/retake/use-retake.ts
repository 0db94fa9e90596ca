import { useEffect, useState } from "react";
import { retakenId } from "@/lib/client/draft-name";
import type { WizardForm } from "../wizard-form";
import type { RetakeState } from "./retake-context";

/** What an assessment that is taken again begins with. Lazy loading: a first assessment needs none of it. */
export function useRetake(form: WizardForm, isReady: boolean): RetakeState {
  const [id, setId] = useState<string | null>(null);
  const [earlier, setEarlier] = useState<RetakeState["earlier"]>(null);
  const [problem, setProblem] = useState<string>();
  const [isFamilyKept, setFamilyKept] = useState(false);
  useEffect(() => {
    const retaken = retakenId();
    setId(retaken);
    if (!isReady || retaken === null) return;
    import("./load-retake")
      .then(({ loadRetake, readKeepFamily }) => {
        setFamilyKept(readKeepFamily());
        return loadRetake(retaken, form);
      })
      .then((loaded) => (typeof loaded === "string" ? setProblem(loaded) : setEarlier(loaded)))
      .catch(() => undefined);
  }, [form, isReady]);
  return {
    id,
    earlier,
    problem,
    isFamilyKept,
    keepFamily: setFamilyKept,
    sent: id === null ? {} : { retakeOf: id, keepFamily: isFamilyKept },
  };
}
