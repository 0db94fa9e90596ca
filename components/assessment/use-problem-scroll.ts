import { type RefObject, useEffect, useRef, useState } from "react";

type Place = "top" | "first problem";

/** Takes the eyes and the keyboard to the top of a new step, or to the first answer that is not right. */
export function useProblemScroll(form: RefObject<HTMLFormElement | null>, step: number) {
  const [asked, setAsked] = useState<{ place: Place } | null>(null);
  const shownStep = useRef(step);

  useEffect(() => {
    const isNewStep = shownStep.current !== step;
    shownStep.current = step;
    if (asked?.place === "first problem") return showFirstProblem(form.current);
    if (isNewStep) showTop(form.current);
  }, [asked, form, step]);

  return {
    showFirstProblem: () => setAsked({ place: "first problem" }),
    forgetProblems: () => setAsked(null),
  };
}

function showTop(form: HTMLFormElement | null): void {
  window.scrollTo({ top: 0, behavior: "instant" });
  form?.querySelector("h1")?.focus({ preventScroll: true });
}

function showFirstProblem(form: HTMLFormElement | null): void {
  const problem = form?.querySelector<HTMLElement>("[aria-invalid='true'], [data-problem] input");
  problem?.focus({ preventScroll: true });
  problem?.scrollIntoView({ block: "center", behavior: "instant" });
}
