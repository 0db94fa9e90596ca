import { scaleLinear } from "d3-scale";
import { arc } from "d3-shape";

/** Places on a straight scale, in points. Values outside the scale are kept on its ends. */
export function along(domain: [from: number, to: number], length: number): (value: number) => number {
  const scale = scaleLinear().domain(domain).range([0, length]).clamp(true);
  return (value) => Math.round(scale(value) * 100) / 100;
}

interface RingShape {
  /** Both on the same scale; the value is kept within 0 and max. */
  value: number;
  max: number;
  outerRadius: number;
  thickness: number;
}

/** A ring round the origin that starts at twelve o'clock and fills clockwise, as paths. */
export function ring({ value, max, outerRadius, thickness }: RingShape): { track: string; fill: string } {
  const share = Math.min(1, Math.max(0, value / max));
  const draw = arc<number>()
    .innerRadius(outerRadius - thickness)
    .outerRadius(outerRadius)
    .startAngle(0)
    .endAngle((turn) => turn * 2 * Math.PI)
    .digits(2);
  return { track: draw(1) ?? "", fill: share === 0 ? "" : (draw(share) ?? "") };
}
