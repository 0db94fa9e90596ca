interface BarProps {
  /** Both in percent of the width there is: how far the bar is filled, and how long it is at all. */
  filled: number;
  length?: number;
}

/** A bar beside the text that says its value; its height and colours come from the style sheet. */
export const Bar = ({ filled, length = 100 }: BarProps) => (
  <svg className="bar" aria-hidden="true">
    <rect width={`${length}%`} />
    <rect width={`${filled}%`} />
  </svg>
);
