import type { ReactNode } from "react";

/** Three answers, two of them given. */
export const AnswersDrawing = () => (
  <Drawing>
    {[8, 28, 48].map((y, row) => (
      <g key={y}>
        <rect x="1" y={y - 6} width="13" height="13" rx="2" stroke="var(--input)" />
        {row < 2 && <path d={`m4 ${y} 3.5 3.5L17 ${y - 8}`} stroke="var(--primary)" strokeWidth="2.4" />}
        <path d={`M26 ${y}h${[82, 58, 70][row]}`} stroke="var(--border)" strokeWidth="5" />
      </g>
    ))}
  </Drawing>
);

/** Three phases, one after the other. */
export const PhasesDrawing = () => (
  <Drawing>
    <path d="M1 1v54M43 1v54M85 1v54M127 1v54" stroke="var(--border)" />
    <path d="M4 10h28" stroke="var(--primary)" strokeWidth="7" />
    <path d="M36 28h46" stroke="var(--primary)" strokeWidth="7" opacity="0.65" />
    <path d="M74 46h50" stroke="var(--primary)" strokeWidth="7" opacity="0.35" />
  </Drawing>
);

/** A sentence with a note, and the source that it points at. */
export const SourceDrawing = () => (
  <Drawing>
    <path d="M1 8h104M1 22h72" stroke="var(--border)" strokeWidth="5" />
    <circle cx="85" cy="20" r="5.5" fill="var(--primary)" stroke="none" />
    <path d="M1 38h126" stroke="var(--border)" />
    <circle cx="7" cy="50" r="5.5" fill="var(--primary)" stroke="none" />
    <path d="M20 50h66" stroke="var(--border)" strokeWidth="5" />
  </Drawing>
);

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 128 56" aria-hidden="true" fill="none" className="h-14 w-32">
    {children}
  </svg>
);
