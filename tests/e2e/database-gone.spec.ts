import { DATABASE_AWAY } from "@/lib/domain/http-messages";
import { ON_POSTGRES } from "../support/own-database";
import { findPostgres, startPostgres } from "../support/postgres";
import { freePort, startServer, stopServers } from "../support/server";
import { takeSteps } from "./journey";
import { arriveAlive, expect, test } from "./support";

test("with the database stopped the landing page and the assessment open, and nothing that is typed is lost", async ({
  browser,
}) => {
  test.skip(findPostgres() === null, "needs PostgreSQL");
  const postgres = startPostgres(await freePort());
  const server = await startServer({ ...ON_POSTGRES, DATABASE_URL: postgres.createDatabase() });
  const page = await browser.newPage({ baseURL: server.url });
  arriveAlive(page);
  const health = async () => (await page.request.get("/api/health")).status();
  try {
    postgres.crash();
    await expect.poll(health).toBe(503);
    expect((await page.goto("/"))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await page.goto("/assessment"))?.status()).toBe(200);

    await takeSteps(page, 5, "gone@example.com");
    await page.getByRole("button", { name: "Complete Assessment" }).click();
    await expect(page.getByText(DATABASE_AWAY).first()).toBeVisible();

    await page.reload();
    await expect(page.getByText("Step 5 of 5")).toBeVisible();
    postgres.start();
    await expect.poll(health).toBe(200);
    await page.getByRole("button", { name: "Complete Assessment" }).click();
    await page.waitForURL(/\/summary\//);
    await expect(page.getByText(/\d+\/100/)).toBeVisible();
  } finally {
    await page.close();
    await stopServers(server);
    postgres.remove();
  }
});
