/** From this distance on, one half is ahead of the other; below it they are in step. */
export const DISTANCE_THAT_MATTERS = 2;

export interface ScoreBalance {
  /** 0 to 10, one decimal, never negative. */
  distance: number;
  ahead: "direction" | "practice" | null;
  /** The headline of the picture: "Practice is ahead of direction by 4.0 points". */
  headline: string;
}

/** The distance between the two halves, each 0 to 10: direction from the top, practice from below. */
export function balanceOf(topDownScore: number, bottomUpScore: number): ScoreBalance {
  const tenths = Math.round((topDownScore - bottomUpScore) * 10);
  const distance = Math.abs(tenths) / 10;
  const points = `${distance.toFixed(1)} points`;
  if (distance < DISTANCE_THAT_MATTERS) {
    const headline =
      tenths === 0
        ? "Direction and practice are level"
        : `Direction and practice are in step, ${points} apart`;
    return { distance, ahead: null, headline };
  }
  const ahead = tenths > 0 ? "direction" : "practice";
  const behind = ahead === "direction" ? "practice" : "direction";
  const start = ahead === "direction" ? "Direction" : "Practice";
  return { distance, ahead, headline: `${start} is ahead of ${behind} by ${points}` };
}
