import { useEffect, useRef } from "react";

/** Why the card was not charged. Its own object for each try: the same reason twice takes the focus twice. */
export interface Problem {
  text: string;
}

/** Beside the form, where it stays; the message in the corner ends by itself. */
export function PaymentProblem({ problem }: { problem: Problem | null }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (problem !== null) place.current?.focus();
  }, [problem]);
  if (problem === null) return null;
  return (
    <p
      ref={place}
      tabIndex={-1}
      className="rounded-sm border-destructive border-l-4 bg-muted px-4 py-3 font-medium text-sm"
    >
      {problem.text}
    </p>
  );
}
