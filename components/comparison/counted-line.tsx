"use client";

import { useState } from "react";
import type { Serialized } from "@/lib/client/serialized";
import type { ComparisonChanged } from "@/lib/domain/comparison/comparison";
import {
  COMPARISON_CHANGE_FAILED,
  COUNTED,
  JOIN_ACTION,
  LEAVE_ACTION,
  LEFT_OUT,
} from "@/lib/domain/comparison/messages";

interface CountedLineProps {
  assessmentId: string;
  isCounted: boolean;
  /** Whose it is, where there are several. */
  of?: string;
}

/** One quiet line: whether the firm is counted in figures that compare firms, and the way to change that. */
export function CountedLine({ assessmentId, isCounted, of }: CountedLineProps) {
  const [counted, setCounted] = useState(isCounted);
  const [said, setSaid] = useState("");
  const [isPending, setPending] = useState(false);

  const change = async () => {
    setPending(true);
    // Lazy loading: who only reads does not load what asks.
    const { api, detailOf } = await import("@/lib/client/api");
    try {
      const { leftOut, message } = await api<Serialized<ComparisonChanged>>(
        `/api/assessments/${assessmentId}/comparison`,
        { method: "PUT", body: { leftOut: counted }, as: "user" },
      );
      setCounted(!leftOut);
      setSaid(message);
    } catch (error) {
      setSaid(detailOf(error, COMPARISON_CHANGE_FAILED));
    } finally {
      setPending(false);
    }
  };

  return (
    <p className="no-print flex flex-wrap items-center gap-x-1 text-muted-foreground text-sm">
      <span role="status">{said || (counted ? COUNTED : LEFT_OUT)}</span>
      <button
        type="button"
        disabled={isPending}
        onClick={change}
        className="min-h-11 underline underline-offset-4"
      >
        {counted ? LEAVE_ACTION : JOIN_ACTION}
        {of && <span className="sr-only">{`: ${of}`}</span>}
      </button>
    </p>
  );
}
