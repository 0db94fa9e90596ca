import { scaleLinear } from "d3-scale";

/**
 * Places on a straight scale. `length` is whatever the drawing counts in: 100 for percent of a page's width,
 * points for the PDF. Values outside the scale are kept on its ends.
 */
export function along(domain: [from: number, to: number], length: number): (value: number) => number {
  const scale = scaleLinear().domain(domain).range([0, length]).clamp(true);
  return (value) => Math.round(scale(value) * 100) / 100;
}
