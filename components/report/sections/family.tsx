import { keyed } from "@/lib/domain/keyed";
import type { Paper } from "@/lib/domain/report/paper";
import { FAMILY_PARTS } from "@/lib/domain/score/family-parts";
import { ScoreRing } from "../charts/score-ring";
import { TenPointBar } from "../charts/ten-point-bar";
import { Block, Section } from "../pieces";
import { FamilyRatingBadge } from "../score-badge";

/** The private part. In print it has pages of its own. */
export function FamilyReadiness({ paper: { data, sections } }: { paper: Paper }) {
  const { familyScorecard: card, familyStrategies: advice } = data;
  return (
    <Section section={sections.find(({ id }) => id === "family")}>
      <p className="report-small">Private to you. The PDF and share links leave this section out.</p>
      {card && (
        <div className="report-family report-whole">
          <ScoreRing score={card.overallScore} label="Family AI readiness score" size={124} />
          <div>
            <p>
              <FamilyRatingBadge rating={card.rating} />
            </p>
            <p>{card.summary}</p>
          </div>
          <div className="report-family-parts">
            {FAMILY_PARTS.map(({ key, label }) => (
              <TenPointBar key={key} label={label} score={card.breakdown[key]} />
            ))}
          </div>
        </div>
      )}
      {advice && (
        <>
          <Block title="Your household today" whole>
            <p>{advice.preparednessAssessment}</p>
            <p>{advice.householdUsageAnalysis}</p>
          </Block>
          <Block title="Steps for safety">
            <Named
              items={advice.childSafetyRecommendations.map((step) => ({
                name: step.title,
                aside: `${step.priority} priority`,
                text: step.description,
              }))}
            />
          </Block>
          <Block title="Good practice by age">
            <Named
              items={advice.familyBestPractices.map((practice) => ({
                name: practice.title,
                aside: practice.ageGroup,
                text: practice.description,
              }))}
            />
          </Block>
          <Block title="Further reading">
            <ul className="report-plain">
              {keyed(advice.recommendedResources).map(({ key, value: resource }) => (
                <li key={key}>
                  <a href={resource.url} target="_blank" rel="noopener noreferrer">
                    {resource.name}
                  </a>
                  {`. ${resource.description}`}
                </li>
              ))}
            </ul>
          </Block>
        </>
      )}
    </Section>
  );
}

const Named = ({ items }: { items: { name: string; aside: string; text: string }[] }) => (
  <ul className="report-plain">
    {keyed(items).map(({ key, value: item }) => (
      <li key={key} className="report-whole">
        <strong>{item.name}</strong>
        <span className="report-aside">{` ${item.aside}`}</span>
        <p>{item.text}</p>
      </li>
    ))}
  </ul>
);
