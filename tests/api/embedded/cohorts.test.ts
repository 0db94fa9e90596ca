import { randomUUID } from "node:crypto";
import { call } from "@/tests/support/client";
import { pdfPages } from "@/tests/support/pdf-text";
import { expectRefusal } from "@/tests/support/refusal";
import { submit, unlock } from "@/tests/support/submission";
import { withDashboard } from "@/tests/support/with-admin";

const dashboard = withDashboard();
const at = (path: string) => `${dashboard.server.url}${path}`;
const ask = (path: string, options?: Parameters<typeof dashboard.ask>[1]) =>
  dashboard.ask(`/cohorts${path}`, options);

/** Found in nothing that is given out. */
const FIRM = "Marzipan";
const PERSON = "Bartholomea";
const WORDS = "Quenelle presses of our own";

let code: string;
let id: string;
const join = async (some: Record<string, unknown> = {}, by = code) => {
  const key = randomUUID().slice(0, 8);
  const submitted = await submit(dashboard.server.url, {
    companyName: `${FIRM} ${key} Ltd.`,
    executiveName: `${PERSON} ${key}`,
    executiveEmail: `${PERSON.toLowerCase()}@${key}.ca`,
    aiFriction: `${WORDS} ${key}. We have no time for it.`,
    otherChallenge: `${WORDS} ${key}`,
    ...some,
  });
  await unlock(dashboard.server.url, submitted, by);
  return submitted;
};
const publish = (of = id) => ask(`/${of}/publish`, { body: {} });

beforeAll(async () => {
  code = `EVENING-${randomUUID().slice(0, 8)}`.toUpperCase();
  await dashboard.ask("/coupons", { body: { code } });
});

describe("a cohort", () => {
  it("is named by codes that exist, with a floor of 5 to 50 that is 8 unless said otherwise", async () => {
    for (const body of [
      { name: "", couponCodes: [code] },
      { name: "x".repeat(121), couponCodes: [code] },
      { name: "Evening", couponCodes: [] },
      { name: "Evening", couponCodes: ["NO-SUCH-CODE"] },
      { name: "Evening", couponCodes: [code], floor: 4 },
      { name: "Evening", couponCodes: [code], floor: 51 },
    ])
      expectRefusal(await ask("", { body }), 400);
    const made = await ask("", { body: { name: " Spring  evening ", couponCodes: [code.toLowerCase()] } });
    expect(made.status).toBe(201);
    id = made.body.id;
    expect((await ask(`/${id}`)).body).toMatchObject({
      name: "Spring evening",
      couponCodes: [code],
      floor: 8,
      count: 0,
      figures: null,
      publishedAt: null,
      sharedCodes: [],
      landing: { code, url: `${dashboard.server.url}/?c=${code.toLowerCase()}` },
    });
  });

  it("is not published of seven firms; of eight it is, the same firm twice and one left out not counted", async () => {
    for (let turn = 0; turn < 7; turn += 1) await join();
    await join({ executiveEmail: "one@twice.ca" }).then(() => join({ executiveEmail: "two@twice.ca" }));
    await join({ comparison: true });
    expect((await ask(`/${id}`)).body.count).toBe(8);
    await ask(`/${id}`, { method: "PATCH", body: { floor: 9 } });
    const refused = await publish();
    expectRefusal(refused, 409);
    expect(refused.body).toMatchObject({ code: "too_few", missing: 1 });
    await ask(`/${id}`, { method: "PATCH", body: { floor: 8 } });
    const { status, body } = await publish();
    expect([status, body.n]).toEqual([200, 8]);
    expect(body.sessions).toHaveLength(3);
    for (const { count } of body.stages) expect([1, 2]).not.toContain(count);
  });

  it("is frozen, and published again only where five firms differ", async () => {
    await join();
    expect((await ask(`/${id}`)).body).toMatchObject({ count: 9, figures: { n: 8 } });
    const again = await publish();
    expect([again.status, again.body.code]).toEqual([409, "too_similar"]);
    for (let turn = 0; turn < 4; turn += 1) await join();
    expect((await publish()).body.n).toBe(13);
  });

  it("is read by its link alone: page, PDF and slides without a name of the pool, until it ends", async () => {
    const made = await ask(`/${id}/link`, { body: {} });
    expect(made.status).toBe(201);
    expect(Math.round((Date.parse(made.body.expiresAt) - Date.now()) / 86_400_000)).toBe(90);
    const token = made.body.url.split("/").at(-1);
    expect((await ask("")).text).not.toContain(token);
    const began = Date.now();
    const page = await call(at(`/cohort/${token}`));
    const pdf = await fetch(at(`/api/cohorts/${token}/report.pdf`));
    const deck = await fetch(at(`/api/cohorts/${token}/deck.pptx`));
    const [printed, slides] = [await pdf.arrayBuffer(), await deck.arrayBuffer()];
    expect(Date.now() - began).toBeLessThan(20_000);
    expect([page.status, pdf.status, deck.status]).toEqual([200, 200, 200]);
    const texts = [
      page.text,
      pdfPages(new Uint8Array(printed)).join(" ").replace(/\s+/g, " "),
      await slidesText(slides),
    ];
    for (const text of texts) {
      expect(text).toContain("Three sessions worth holding");
      expect(text).not.toMatch(new RegExp(`${FIRM}|${PERSON}|${WORDS}|twice\\.ca`, "i"));
      expect(text).not.toContain(id);
    }
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect((await ask(`/${id}/link`, { method: "DELETE" })).status).toBe(200);
    expect((await call(at(`/cohort/${token}`))).status).toBe(404);
    expectRefusal(await call(at(`/api/cohorts/${token}/report.pdf`)), 404);
    expectRefusal(await call(at(`/api/cohorts/${"x".repeat(43)}/deck.pptx`)), 404);
    expectRefusal(await call(at(`/api/cohorts/${token}x/deck.pptx`)), 404);
  });

  it("says which code counts in another cohort too, and is deleted with its report", async () => {
    const other = (await ask("", { body: { name: "Another", couponCodes: [code] } })).body.id;
    expect((await ask(`/${id}`)).body.sharedCodes).toEqual([code]);
    expectRefusal(await ask(`/${other}/link`, { body: {} }), 409);
    expect((await ask(`/${other}`, { method: "DELETE" })).status).toBe(200);
    expectRefusal(await ask(`/${other}`), 404);
    expectRefusal(await ask(`/${other}`, { method: "DELETE" }), 404);
    expect((await ask(`/${id}`)).body.sharedCodes).toEqual([]);
  });
});

async function slidesText(file: ArrayBuffer): Promise<string> {
  const { default: JSZip } = await import("jszip");
  const zip = await JSZip.loadAsync(file);
  const slides = Object.keys(zip.files).filter((name) => /^ppt\/slides\/slide\d+\.xml$|^docProps/.test(name));
  const xml = await Promise.all(slides.map((name) => zip.file(name)?.async("string") ?? ""));
  return xml
    .join(" ")
    .replace(/<\/a:t>|<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}
