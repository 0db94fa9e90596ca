import type { Standing } from "@/lib/domain/report/results";
import { findingOf } from "@/lib/domain/report/reveal";

test.each<[Standing, string]>([
  [
    { score: 19, stage: "Exploring", topDownScore: 0, bottomUpScore: 3.8 },
    "Little is in place yet, so the first step counts for more than the score.",
  ],
  [
    { score: 27, stage: "Exploring", topDownScore: 2.9, bottomUpScore: 2.5 },
    "Leadership and daily use of AI are both at the start.",
  ],
  [
    { score: 54, stage: "Piloting", topDownScore: 5.4, bottomUpScore: 5.4 },
    "Leadership and daily use of AI move together.",
  ],
  [
    { score: 26, stage: "Exploring", topDownScore: 5.2, bottomUpScore: 0 },
    "Leadership of AI scores higher than its daily use, by 5.2 points out of ten.",
  ],
  [
    { score: 47, stage: "Piloting", topDownScore: 2.8, bottomUpScore: 6.6 },
    "Daily use of AI scores higher than leadership of it, by 3.8 points out of ten.",
  ],
])("the finding for %j", (standing, finding) => {
  expect(findingOf(standing)).toBe(finding);
});
