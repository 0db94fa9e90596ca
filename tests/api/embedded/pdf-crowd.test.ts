import { readFileSync } from "node:fs";
import { PDF_BUSY } from "@/lib/domain/report/messages";
import { call, race, retryOn503, statuses } from "@/tests/support/client";
import { type RunningServer, startServer, stopServers } from "@/tests/support/server";
import { submit, unlock } from "@/tests/support/submission";

const CROWD = 20;
/** In megabytes. Drawn side by side, twenty took 420 more than the server had. */
const MOST_MORE = 300;
const MOST_MORE_FOR_DECKS = 200;

let server: RunningServer;
const ids: string[] = [];
beforeAll(async () => {
  server = await startServer({ SEED_COUPONS: "EVENING" }, true);
  for (let turn = 0; turn < CROWD; turn += 1) ids.push(await withReport(`Crowd ${turn} Ltd.`));
});
afterAll(() => stopServers(server));

/** No email is sent, so that no PDF is rendered before it is asked for. */
async function withReport(companyName: string): Promise<string> {
  const id = await submit(server.url, { executiveEmail: undefined, companyName });
  await unlock(server.url, id, "EVENING");
  expect((await retryOn503(() => call(`${server.url}/api/assessments/${id}/report`))).status).toBe(200);
  return id;
}

const megabytes = (line: "VmRSS" | "VmHWM"): number =>
  Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid()}/status`, "utf8"))?.[1]) /
  1024;

const pdfOf = (id: string) => call(`${server.url}/api/assessments/${id}/report.pdf`);

describe("a crowd that wants decks", () => {
  it("gets each of them, one after the other, in bounded memory (T130)", async () => {
    const before = megabytes("VmRSS");
    const responses = await race(CROWD, (turn) =>
      call(`${server.url}/api/assessments/${ids[turn]}/files/deck.pptx`),
    );
    expect(statuses(responses)).toEqual({ 200: CROWD });
    expect(megabytes("VmHWM") - before).toBeLessThan(MOST_MORE_FOR_DECKS);
  });
});

describe("a crowd that wants PDFs", () => {
  it("gets each one or is told when to come again, while the server goes on answering in bounded memory (T130)", async () => {
    const before = megabytes("VmRSS");
    let isOver = false;
    const looks = (async () => {
      const seen: number[] = [];
      while (!isOver) seen.push((await call(`${server.url}/api/health`)).status);
      return seen;
    })();
    const responses = await race(CROWD, (turn) => pdfOf(ids[turn] ?? ""));
    isOver = true;
    const seen = await looks;

    const counts = statuses(responses);
    expect(counts[200]).toBeGreaterThan(0);
    expect((counts[200] ?? 0) + (counts[503] ?? 0)).toBe(CROWD);
    for (const response of responses) {
      if (response.status === 200) expect(response.text.slice(0, 5)).toBe("%PDF-");
      else expect([response.body.message, response.headers.get("retry-after")]).toEqual([PDF_BUSY, "10"]);
    }
    expect(megabytes("VmHWM") - before).toBeLessThan(MOST_MORE);
    // Had drawing held the server, its health would have been asked for once in that time, and not again and again.
    expect(seen.length).toBeGreaterThan(responses.length);
    expect(new Set(seen)).toEqual(new Set([200]));
    // Who was told to come again comes again, and has theirs.
    const refused = ids.filter((_, turn) => responses[turn]?.status === 503);
    for (const id of refused.slice(0, 2)) expect((await retryOn503(() => pdfOf(id))).status).toBe(200);
  });

  it("that wants the same one has it drawn once", async () => {
    const id = await withReport("Halden Creek Joinery Ltd.");
    const responses = await race(CROWD, () => pdfOf(id));
    expect(statuses(responses)).toEqual({ 200: CROWD });
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  });
});
