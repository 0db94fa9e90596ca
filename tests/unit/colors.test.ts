import { readFileSync } from "node:fs";
import { DARK, LIGHT } from "@/lib/colors";

const css = readFileSync("app/theme.css", "utf8");

test.each(Object.entries(LIGHT))("%s is the same in the style sheet and out of it", (name, light) => {
  const [, inCss, night] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? [];
  expect(inCss).toBe(light);
  if (name in DARK) expect(Object.entries(DARK)).toContainEqual([name, night]);
});
