import { exampleLine } from "@/lib/domain/report/example";
import { meaningOf } from "@/lib/domain/report/origins";
import { publication, sentences, withoutUrl } from "@/lib/domain/report/sentences";
import { sampleReport } from "../fixtures/report-sample";

const [solution] = sampleReport.solutionLandscape;
if (!solution) throw new Error("The sample has a solution.");

const example = (changes: Partial<typeof solution>) =>
  exampleLine({
    ...solution,
    industryExample: "A mill inspects veneer.",
    industryExampleSource: "Trade press, 2025, https://example.org/veneer",
    note: 6,
    ...changes,
  });

test("an example names its source and points at it once", () => {
  expect(example({})).toBe("A mill inspects veneer. (Trade press, 2025) [6]");
  expect(example({ industryExample: "A mill inspects veneer. [6]" })).toBe(
    "A mill inspects veneer. [6] (Trade press, 2025)",
  );
});

test("an example without a note keeps its address, one without a source has no empty brackets", () => {
  expect(example({ note: null })).toBe(
    "A mill inspects veneer. (Trade press, 2025, https://example.org/veneer)",
  );
  expect(example({ industryExampleSource: "" })).toBe("A mill inspects veneer. [6]");
});

test("remarks are joined as sentences, whatever they end in", () => {
  expect(sentences("Used AI", null, "Standard error 2.5 to 5 points.", "", "Why?")).toBe(
    "Used AI. Standard error 2.5 to 5 points. Why?",
  );
  expect(sentences(null, null)).toBe("");
});

test("an address is dropped where the note leads to it", () => {
  expect(withoutUrl("Mining.com, 2022, https://mining.com/a-b")).toBe("Mining.com, 2022");
});

test("a publication is its publisher and date, as far as they are known", () => {
  const at = (date: string) => publication({ publisher: "Statistics Canada", date });
  expect(at("2025-06")).toBe("Statistics Canada, June 2025");
  expect(at("2026-06-02")).toBe("Statistics Canada, June 2, 2026");
  expect(at("2025")).toBe("Statistics Canada, 2025");
  expect(at("2025-26")).toBe("Statistics Canada, 2025-26");
  expect(publication({ publisher: null, date: null })).toBe("");
  expect(publication({ publisher: null, date: "about 2022" })).toBe("About 2022");
});

test("the meaning of a mark does not repeat the mark", () => {
  expect(meaningOf("told", "You told us: your answer, as you gave it.")).toBe("Your answer, as you gave it.");
  expect(meaningOf("cited", "Published by somebody else.")).toBe("Published by somebody else.");
});
