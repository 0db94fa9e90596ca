import { fullName } from "@/lib/brand";
import { type HalfOfThePoints, halvesOf } from "@/lib/domain/score/points";
import type { PointLine } from "@/lib/domain/score/readiness";
import { CONTACT } from "@/lib/legal/terms";
import { Band } from "./band";

/** What the score is made of, with the weights that it is really calculated by, and who answers for the rest. */
export const ScoreMethod = ({ lines }: { lines: readonly PointLine[] }) => (
  <Band
    id="score"
    title="How the score works"
    lede="100 points in two halves, with fixed weights. The same answers always give the same score, and your report shows where each point came from."
  >
    <div className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-2">
      {halvesOf(lines).map((half) => (
        <Half key={half.half} half={half} />
      ))}
    </div>
    <dl className="mt-14 grid gap-x-12 gap-y-6 md:grid-cols-3">
      {VOWS.map(({ title, text }) => (
        <div key={title} className="border-foreground border-t pt-3 text-sm">
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-0.5 text-muted-foreground">{text}</dd>
        </div>
      ))}
    </dl>
  </Band>
);

const VOWS = [
  {
    title: "Every published figure has its source",
    text: "With the day on which it was last read. What we could not read at its source is left out.",
  },
  {
    title: "Tools by rule, not by payment",
    text: "Chosen by your size, systems and needs. Our links to vendors carry no referral codes.",
  },
  {
    title: "A name that answers for it",
    text: `${fullName}, at ${CONTACT.email}.`,
  },
];

const Half = ({ half: { half, title, lines, max } }: { half: HalfOfThePoints }) => {
  const heaviest = [...lines].sort((one, other) => other.max - one.max);
  return (
    <section aria-labelledby={`score-${half}`}>
      <h3 id={`score-${half}`} className="flex items-baseline justify-between gap-4 text-xl">
        {title} <span className="tabular-nums">{max}</span>
      </h3>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="mt-3 h-7 w-full">
        {heaviest.map(({ key, max: weight }, at) => {
          const before = heaviest.slice(0, at).reduce((sum, line) => sum + line.max, 0);
          return (
            <rect
              key={key}
              x={`${(before / max) * 100}%`}
              width={`${(weight / max) * 100 - (at < heaviest.length - 1 ? 0.6 : 0)}%`}
              height="100%"
              fill="var(--primary)"
              fillOpacity={half === "topDown" ? 1 : 0.65}
            />
          );
        })}
      </svg>
      <ul className="mt-3 text-sm">
        {heaviest.map(({ key, label, max: weight }) => (
          <li key={key} className="flex justify-between gap-4 border-border border-b py-1.5">
            {label} <span className="font-semibold tabular-nums">{weight}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
