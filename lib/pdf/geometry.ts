/** Places on a straight scale, in points. Values outside the scale are kept on its ends. */
export function along([from, to]: [from: number, to: number], length: number): (value: number) => number {
  return (value) => rounded(share(value - from, to - from) * length);
}

interface RingShape {
  /** Both on the same scale; the value is kept within 0 and max. */
  value: number;
  max: number;
  outerRadius: number;
  thickness: number;
}

/** A ring round the origin that starts at twelve o'clock and fills clockwise: a circle whose stroke is one long dash. */
export function ring({ value, max, outerRadius, thickness }: RingShape) {
  const radius = outerRadius - thickness / 2;
  const around = 2 * Math.PI * radius;
  return { radius: rounded(radius), filled: rounded(around * share(value, max)), around: rounded(around) };
}

const share = (part: number, whole: number): number => Math.min(1, Math.max(0, part / whole));
const rounded = (value: number): number => Math.round(value * 100) / 100;
