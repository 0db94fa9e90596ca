import { submission } from "../support/submission";
import { expect, test } from "./support";

test("the summary's number reads as being calculated, and then is there without waiting for a script", async ({
  browser,
  page,
  baseURL,
}) => {
  const answer = await page.request.post("/api/assessments", { data: submission() });
  const { assessmentId } = await answer.json();
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(`/summary/${assessmentId}`);
  const number = still.locator(".score-scale-number strong");
  const isOnTop = () =>
    number.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === element;
    });
  // Held at its beginning and at its end: on a busy machine the moment between would be over before it is looked at.
  const holdAt = (moment: "beginning" | "end") =>
    still.evaluate((when) => {
      for (const animation of document.getAnimations()) {
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        if (typeof endTime !== "number" || !Number.isFinite(endTime)) continue;
        animation.pause();
        animation.currentTime = when === "beginning" ? 0 : endTime;
      }
    }, moment);
  await holdAt("beginning");
  await expect(still.getByText("Calculating...").first()).toBeVisible();
  expect(await isOnTop()).toBe(false);
  await holdAt("end");
  await expect.poll(isOnTop).toBe(true);
  await expect(still.getByText("Calculating...").first()).toBeHidden();
  await context.close();
});
