import { spawnSync } from "node:child_process";
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { call, type HttpResponse, race, statuses } from "@/tests/support/client";
import { eventually, type RunningServer, startServer } from "@/tests/support/server";
import { submission, submit, unlock } from "@/tests/support/submission";

const dataDir = mkdtempSync(path.join(tmpdir(), "readiness-disk-"));
/** A disk in memory: big enough for the database, small enough to be filled. */
const mount = () => spawnSync("mount", ["-t", "tmpfs", "-o", "size=128m", "none", dataDir]).status === 0;
const unmount = () => spawnSync("umount", [dataDir]);

/** Mostly root alone may mount a disk; elsewhere the test is skipped, and counted as such. */
const mayMount = mount();
if (mayMount) unmount();
const describeOnDisk = mayMount ? describe : describe.skip;
afterAll(() => rmdirSync(dataDir));

describeOnDisk("when the disk is full", () => {
  const filler = path.join(dataDir, "filler");
  let server: RunningServer;
  beforeAll(async () => {
    mount();
    server = await startServer({ DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await server?.stop();
    unmount();
  });

  const tryToSubmit = (): Promise<HttpResponse> =>
    call(`${server.url}/api/assessments`, { body: submission({ aiFriction: "x".repeat(2_000) }) });

  it("writing is refused in words, reading goes on, nothing that was taken is lost, and with room again all is well without a restart (T109)", async () => {
    const taken = [await submit(server.url)];
    fillUp(filler);
    const responses: HttpResponse[] = [];
    await eventually(async () => {
      responses.push(...(await race(10, tryToSubmit)));
      return responses.filter(({ status }) => status === 503).length >= 10;
    });
    const { 201: accepted = 0, 503: refused = 0 } = statuses(responses);
    expect(accepted + refused).toBe(responses.length);
    for (const { status, body, headers } of responses) {
      if (status === 201) taken.push(body.assessmentId);
      else expect([body.code, Number(headers.get("retry-after")) > 0]).toEqual(["unavailable", true]);
    }
    expect((await call(`${server.url}/api/assessments/${taken[0]}`)).status).toBe(200);
    expect((await call(`${server.url}/summary/${taken[0]}`)).status).toBe(200);

    rmSync(filler);
    await eventually(async () => (await tryToSubmit()).status === 201);
    const id = await submit(server.url);
    await unlock(server.url, id);
    expect((await call(`${server.url}/api/assessments/${id}/report`)).status).toBe(200);

    await server.kill();
    await server.restart();
    for (const each of [...taken, id]) {
      expect((await call(`${server.url}/api/assessments/${each}`)).status).toBe(200);
    }
  });
});

/** Writes until there is no room for a single byte. */
function fillUp(file: string): void {
  for (const bytes of [1 << 20, 1 << 12, 1]) {
    for (;;) {
      try {
        writeFileSync(file, Buffer.alloc(bytes), { flag: "a" });
      } catch {
        break;
      }
    }
  }
}
