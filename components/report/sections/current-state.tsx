import type { Paper } from "@/lib/domain/report/paper";
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
          {currentState.inYourWords.map((quote) => (
            <figure key={quote.label} className="report-quote">
              <figcaption>{quote.label}</figcaption>
              <blockquote>{`“${quote.text}”`}</blockquote>
            </figure>
          ))}
        </Block>
      )}
      {currentState.actions.map((action) => (
        <ActionBlock key={action.what} action={action} notes={notes} />
      ))}
    </Section>
  );
}
