import { keyed } from "@/lib/domain/keyed";
import type { Paper } from "@/lib/domain/report/paper";
import { asSpoken } from "@/lib/domain/report/spoken";
import { ActionBlock, Block, Bullets, Noted, Section } from "../pieces";

export function CurrentState({ paper: { data, notes, sections } }: { paper: Paper }) {
  const { currentState } = data;
  return (
    <Section section={sections.find(({ id }) => id === "current-state")}>
      <Block title="Top-down vision" origin="told" whole>
        <p>
          <Noted text={currentState.topDownVision} notes={notes} />
        </p>
      </Block>
      <Block title="Bottom-up capabilities" origin="told" whole>
        <p>
          <Noted text={currentState.bottomUpCapabilities} notes={notes} />
        </p>
      </Block>
      <Block title="Key challenges" origin="judgement">
        <Bullets items={currentState.keyChallenges} notes={notes} />
      </Block>
      {currentState.inYourWords.length > 0 && (
        <Block title="In your words" origin="told">
          {keyed(currentState.inYourWords).map(({ key, value: quote }) => (
            <figure key={key} className="report-quote">
              <figcaption>{quote.label}</figcaption>
              <blockquote>{asSpoken(quote)}</blockquote>
            </figure>
          ))}
        </Block>
      )}
      {keyed(currentState.actions).map(({ key, value: action }) => (
        <ActionBlock key={key} action={action} notes={notes} />
      ))}
    </Section>
  );
}
