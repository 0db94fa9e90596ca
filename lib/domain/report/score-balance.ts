/** From this distance on, one half is ahead of the other; below it they are in step. */
export const DISTANCE_THAT_MATTERS = 2;

/** Both halves below this: that they are in step says less than that neither has begun. */
const LOW = 4;

export interface ScoreBalance {
  /** 0 to 10, one decimal, never negative. */
  distance: number;
  ahead: "direction" | "practice" | null;
  /** The headline of the picture: "Daily use of AI scores higher than leadership of it, by 4.0 points of 10". */
  headline: string;
}

/** The distance between the two halves, each 0 to 10: direction from the top, practice from below. */
export function balanceOf(topDownScore: number, bottomUpScore: number): ScoreBalance {
  const tenths = Math.round((topDownScore - bottomUpScore) * 10);
  const distance = Math.abs(tenths) / 10;
  if (distance < DISTANCE_THAT_MATTERS && Math.max(topDownScore, bottomUpScore) < LOW) {
    const scores = `${topDownScore.toFixed(1)} and ${bottomUpScore.toFixed(1)} of 10`;
    return { distance, ahead: null, headline: `Leadership and daily use of AI are both low: ${scores}` };
  }
  if (distance < DISTANCE_THAT_MATTERS) {
    const headline =
      tenths === 0
        ? "Leadership and daily use score the same"
        : `Leadership and daily use score much alike, ${distance.toFixed(1)} points apart`;
    return { distance, ahead: null, headline };
  }
  const ahead = tenths > 0 ? "direction" : "practice";
  return { distance, ahead, headline: `${WHO_IS_AHEAD[ahead]}, by ${distance.toFixed(1)} points of 10` };
}

/** In the words of people who have never seen how the score is made. */
export const WHO_IS_AHEAD = {
  direction: "Leadership of AI scores higher than its daily use",
  practice: "Daily use of AI scores higher than leadership of it",
} as const;
