import { Link, Text, View } from "@react-pdf/renderer";
import { keyed } from "@/lib/domain/keyed";
import type { Paper } from "@/lib/domain/report/paper";
import type { ReportSection } from "@/lib/domain/report/sections";
import { FAMILY_PARTS } from "@/lib/domain/score/family-parts";
import { ScoreRing } from "../charts/score-ring";
import { TenPointBar } from "../charts/ten-point-bar";
import { Block, Section } from "../pieces";
import { ACCENT, styles } from "../theme";

/** On pages of its own, so that it can be taken out before the rest is passed on. */
export function FamilyReadiness({ paper, section }: { paper: Paper; section: ReportSection | undefined }) {
  const { familyScorecard: card, familyStrategies: advice } = paper.data;
  return (
    <Section section={section} startsPage>
      <Text style={styles.label}>
        Private to you. This section has pages of its own: take them out before you share the rest.
      </Text>
      {card && (
        <View wrap={false} style={{ ...styles.row, marginTop: 8, alignItems: "center" }}>
          <ScoreRing score={card.overallScore} caption="out of 10" size={84} />
          <View style={{ flex: 1, paddingLeft: 24 }}>
            <Text style={styles.h3}>{card.rating}</Text>
            <Text>{card.summary}</Text>
            {FAMILY_PARTS.map(({ key, label }) => (
              <TenPointBar key={key} label={label} score={card.breakdown[key]} width={150} />
            ))}
          </View>
        </View>
      )}
      {advice && (
        <View>
          <Block title="Your household today">
            <Text>{advice.preparednessAssessment}</Text>
            <Text style={{ marginTop: 3 }}>{advice.householdUsageAnalysis}</Text>
          </Block>
          <Block title="Steps for safety">
            {keyed(advice.childSafetyRecommendations).map(({ key, value: step }) => (
              <Named
                key={key}
                name={step.title}
                aside={`${step.priority} priority`}
                text={step.description}
              />
            ))}
          </Block>
          <Block title="Good practice by age">
            {keyed(advice.familyBestPractices).map(({ key, value: practice }) => (
              <Named key={key} name={practice.title} aside={practice.ageGroup} text={practice.description} />
            ))}
          </Block>
          <Block title="Further reading" whole>
            {keyed(advice.recommendedResources).map(({ key, value: resource }) => (
              <Text key={key} style={{ ...styles.small, marginTop: 3 }}>
                <Link src={resource.url} style={{ color: ACCENT, textDecoration: "none", fontWeight: 600 }}>
                  {resource.name}
                </Link>
                {`. ${resource.description}`}
              </Text>
            ))}
          </Block>
        </View>
      )}
    </Section>
  );
}

const Named = ({ name, aside, text }: { name: string; aside: string; text: string }) => (
  <View wrap={false} style={{ marginTop: 4 }}>
    <View style={styles.row}>
      <Text style={{ ...styles.strong, flex: 1 }}>{name}</Text>
      <Text style={styles.label}>{aside}</Text>
    </View>
    <Text style={styles.small}>{text}</Text>
  </View>
);
