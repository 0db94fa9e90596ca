import { longDate } from "@/lib/domain/dates";
import { dateOf } from "@/lib/domain/days";
import { notesIn } from "@/lib/domain/report/notes";
import { publication, sentences } from "@/lib/domain/report/sentences";
import { type Slide, STYLES } from "../box";
import { type DeckInput, type SlideContent, told } from "../deck-input";
import { type Part, textBox } from "../fit";
import { columns, TOP } from "../frame";

/** How the score is made, what it is not, and the sources of the notes on all slides. */
export function method({ data, document, section }: DeckInput, before: readonly Slide[]): SlideContent {
  const { writer, howScored, stages, limits, asOf } = data.method;
  const more = { section: section("method") };
  const style = { ...STYLES.body, size: 13 };
  const made = [writer.statement, ...howScored.slice(0, 2)];
  const limited = limits.slice(-3);
  const shown = before.flat().flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text));
  const cited = notesIn([...shown, ...made, ...limited].join(" "), document.notes);
  const sources = data.sources.filter(({ number }) => cited.has(number));
  return {
    eyebrow: "Method and sources",
    title: "How the figures were made, and what they are not.",
    boxes: [
      textBox(columns(0, 6, TOP, 4.6), [
        label("How the score is made"),
        ...made.map((text) => part(text, { after: 6, ...more })),
        part(
          `Stages: ${stages.map(({ stage, from, to }) => `${stage} ${from} to ${to}`).join(", ")} points. Facts as of ${longDate(dateOf(asOf))}.`,
          {
            after: 12,
          },
        ),
        label("What it is not"),
        ...limited.map((text) => part(text, { after: 6, ...more })),
      ]),
      textBox(columns(7, 5, TOP, 4.6), [
        label("Sources of the notes on these slides"),
        ...(sources.length === 0
          ? [
              part(
                "None of these slides rests on a published figure; those of the report are in its list of sources.",
                more,
              ),
            ]
          : sources.map((source) =>
              // A title is the source's own: what it calls yours stays yours.
              ({
                text: `[${source.number}] ${sentences(source.title, publication(source))} ${source.url}`,
                style,
                after: 6,
                ...more,
              }),
            )),
      ]),
    ],
  };

  function part(text: string, about: Omit<Part, "text" | "style">): Part {
    return told(text, style, about);
  }
}

const label = (text: string): Part => ({ text, style: STYLES.label, after: 4, isWhole: true });
