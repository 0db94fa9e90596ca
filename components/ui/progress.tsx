interface ProgressProps {
  label: string;
  /** The same in words, such as "Step 2 of 5". */
  text: string;
  value: number;
  max: number;
}

export const Progress = ({ label, text, value, max }: ProgressProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuenow={value}
    aria-valuetext={text}
    className="h-1.5 overflow-hidden rounded-full bg-muted"
  >
    <div
      data-testid="progress-fill"
      className="h-full rounded-full bg-primary transition-[width] duration-200"
      style={{ width: `${(value / max) * 100}%` }}
    />
  </div>
);
