import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Section } from "@/components/report/blocks";
import { CopyAnnexes } from "@/components/report/copy-annexes";
import type { Annex } from "@/lib/domain/report/annex";
import { thingsToUse } from "@/lib/domain/report/document/annexes";
import { COPIED, NOT_COPIED } from "@/lib/domain/report/messages";

const letter: Annex = {
  id: "staff-letter",
  title: "Letter to <all>",
  shortName: "the letter to staff",
  use: "Read it first.",
  parts: [
    { kind: "paragraph", text: "We try one thing." },
    { kind: "clauses", items: ["First.", "Second."] },
    {
      kind: "table",
      caption: "Dates",
      columns: [
        { title: "What", share: 50 },
        { title: "When", share: 50 },
      ],
      rows: [["Start", "Monday"]],
    },
  ],
};

function rendered() {
  const section = {
    id: "next-steps" as const,
    title: "Immediate Next Steps",
    number: 9,
    startsPage: false,
    blocks: thingsToUse([letter]),
  };
  render(
    <>
      <Section section={section} notes={new Set()} />
      <CopyAnnexes />
    </>,
  );
  return screen.getByRole("button", { name: "Copy the letter to staff" });
}

function withClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
}

test("an annex is copied as text, with its numbers and its table, and the page says so", async () => {
  const copied: string[] = [];
  withClipboard((text) => Promise.resolve(void copied.push(text)));
  fireEvent.click(rendered());
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(COPIED));
  expect(copied).toEqual([
    "Letter to <all>\n\nWe try one thing.\n\n1. First.\n2. Second.\n\nWhat\tWhen\nStart\tMonday",
  ]);
});

test("a browser that refuses is told of, and what to do then", async () => {
  withClipboard(() => Promise.reject(new Error("not allowed")));
  fireEvent.click(rendered());
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(NOT_COPIED));
});

test("the button shows only where a browser can copy; the text is there in any case", () => {
  withClipboard(() => Promise.resolve());
  const { dataset } = document.documentElement;
  rendered();
  expect(dataset.canCopy).toBe("");
  expect(screen.getByText("We try one thing.")).toBeVisible();
});
