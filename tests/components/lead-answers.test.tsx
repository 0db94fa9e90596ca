import { render, screen } from "@testing-library/react";
import { LeadAnswers } from "@/components/admin/leads/lead-answers";

const SENTENCE = "The raccoons are back on Fridays.";
const answer = (label: string) => screen.getByText(label, { selector: "dt" }).nextSibling;

test("beside an answer there is what its writer said that a sentence of it is about", () => {
  render(
    <LeadAnswers
      known={{
        aiFriction: `We have no policy. ${SENTENCE} `,
        otherChallenge: "Quotes take two weeks.",
        sentenceTopics: { "aiFriction:19": { field: "aiFriction", sentence: SENTENCE, topic: "other" } },
      }}
    />,
  );
  expect(answer("AI Friction")).toHaveTextContent(
    `We have no policy. ${SENTENCE}“${SENTENCE}”: mostly about something else, they say`,
    { normalizeWhitespace: true },
  );
  expect(answer("Other Challenge")).toHaveTextContent(/^Quotes take two weeks\.$/);
});

test("what it costs by their own count is among the results, and has no line where they gave none", () => {
  const { unmount } = render(<LeadAnswers known={{ leadScore: 3 }} />);
  expect(screen.queryByText("Cost today")).toBeNull();
  unmount();
  const ownCost = { what: "callbacks", many: 27, per: "week", each: 210, unit: "dollars" } as const;
  render(<LeadAnswers known={{ ownCost }} />);
  expect(answer("Cost today")).toHaveTextContent(
    "27 callbacks a week, 210 dollars each: $294,840 a year, they say",
  );
});
