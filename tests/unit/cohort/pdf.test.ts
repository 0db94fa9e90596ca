import { countCohort } from "@/lib/domain/cohort/snapshot";
import { renderCohortPdf } from "@/lib/pdf/render-cohort-pdf";
import { pdfPages } from "@/tests/support/pdf-text";

test("a group's report on paper says its figures, and on each page which page it is", async () => {
  const firms = Array.from({ length: 14 }, (_, place) => ({
    score: 20 + place * 3,
    topDown: 30,
    bottomUp: 50,
    stage: "Piloting" as const,
    submittedAt: new Date("2027-03-03T18:00:00Z"),
    elements: [],
    challenges: ["Improving quality"],
    obstacles: [],
    departments: [],
  }));
  const figures = { ...countCohort(firms), sessions: [], all: null };
  const parts = { name: "Spring evening 🌲", chapter: "Coast", publishedAt: new Date(), figures };
  const pages = pdfPages(await renderCohortPdf(parts));
  const text = pages.join(" ").replace(/\s+/g, " ");
  expect(text).toContain("14 of 14 are at Piloting.");
  expect(text).toContain(`Page 1 of ${pages.length}`);
});
