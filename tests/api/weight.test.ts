import { firstLoadOf } from "../bench/weight";

it.each([
  ["the landing page", "(prepared)", 142.5],
  ["the wizard", "(prepared)/assessment", 171],
  ["the sign-in of admins", "(prepared)/admin/login", 160],
  ["the account page", "(prepared)/auth", 171.5],
  ["the summary", "(public)/summary/[assessmentId]", 150],
  ["the report", "(public)/report/[assessmentId]", 155],
])("%s loads no more JavaScript than it may, in kB gzip", (_, page, most) => {
  const found = firstLoadOf(page);
  expect(found).toBeGreaterThan(100);
  expect(found).toBeLessThanOrEqual(most);
});
