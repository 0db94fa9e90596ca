import { existsSync, readdirSync, statSync } from "node:fs";

const FOLDER = "app/fonts";
const fonts = readdirSync(FOLDER).filter((file) => file.endsWith(".woff2"));

test("all typefaces together are at most 50 kB, and each has its licence beside it", () => {
  const bytes = fonts.map((file) => statSync(`${FOLDER}/${file}`).size);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(50_000);
  expect(fonts).toHaveLength(2);
  for (const file of fonts)
    expect(existsSync(`${FOLDER}/${file.replace("woff2", "LICENSE.txt")}`)).toBe(true);
});
