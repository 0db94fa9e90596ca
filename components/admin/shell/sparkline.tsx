const WIDTH = 120;
const HEIGHT = 24;

/** Twelve weeks as a line; what it says is said in words beside it. Weeks without a figure are passed over. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const most = Math.max(...values.map((value) => value ?? 0), 1);
  const step = WIDTH / Math.max(values.length - 1, 1);
  const points = values.flatMap((value, at) =>
    value === null ? [] : [`${(at * step).toFixed(1)},${yOf(value, most).toFixed(1)}`],
  );
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-6 w-full max-w-30 text-muted-foreground"
    >
      <polyline
        points={points.join(" ")}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

const yOf = (value: number, most: number): number => HEIGHT - 2 - (value / most) * (HEIGHT - 4);
