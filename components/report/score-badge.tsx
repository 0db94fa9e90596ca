import { type BadgeTone, familyRatingBadge, outOfTen, scoreBadge } from "@/lib/domain/score/badges";

/** A score of 0 to 10 in the tone of its height; the figure itself says it too. */
export const ScoreBadge = ({ score }: { score: number }) => (
  <Tone tone={scoreBadge(score)}>{`${outOfTen(score)}/10`}</Tone>
);

export const FamilyRatingBadge = ({ rating }: { rating: string }) => (
  <Tone tone={familyRatingBadge(rating)}>{rating}</Tone>
);

const Tone = ({ tone, children }: { tone: BadgeTone; children: string }) => (
  <span data-variant={tone} className={`report-badge report-badge-${tone}`}>
    {children}
  </span>
);
