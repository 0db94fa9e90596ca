import { firstLoadOf } from "../bench/weight";

// A bare Next page loads 135.3: the landing page may have 1.04 times that, the wizard 1.2 times, the report 1.08 times.
it.each([
  ["the landing page", "(prepared)", 140.75],
  ["the wizard", "(prepared)/assessment", 162.4],
  ["the sign-in of admins", "(prepared)/admin/login", 159],
  ["the account page", "(prepared)/auth", 171.5],
  ["the summary", "(public)/summary/[assessmentId]", 149],
  ["the report", "(public)/report/[assessmentId]", 146.1],
])("%s loads no more JavaScript than it may, in kB gzip", (_, page, most) => {
  const found = firstLoadOf(page);
  expect(found).toBeGreaterThan(100);
  expect(found).toBeLessThanOrEqual(most);
});
