import { arc } from "d3-shape";

export interface Ring {
  /** Path of the whole ring, and of the part that the value fills; both round the origin. */
  track: string;
  fill: string;
}

interface RingShape {
  /** Both on the same scale; the value is kept within 0 and max. */
  value: number;
  max: number;
  outerRadius: number;
  thickness: number;
}

/** A ring that starts at twelve o'clock and fills clockwise. */
export function ring({ value, max, outerRadius, thickness }: RingShape): Ring {
  const share = Math.min(1, Math.max(0, value / max));
  const draw = arc<number>()
    .innerRadius(outerRadius - thickness)
    .outerRadius(outerRadius)
    .startAngle(0)
    .endAngle((turn) => turn * 2 * Math.PI)
    .digits(2);
  return { track: draw(1) ?? "", fill: share === 0 ? "" : (draw(share) ?? "") };
}
