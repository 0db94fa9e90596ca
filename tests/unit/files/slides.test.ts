import fc from "fast-check";
import { type Box, COLORS, SMALLEST } from "@/lib/deck/box";
import { slidesOf } from "@/lib/deck/deck";
import { textBox } from "@/lib/deck/fit";
import { lineHeight, linesIn, textWidth } from "@/lib/deck/measure";
import { inOurVoice } from "@/lib/deck/our-voice";
import { anyAnswers } from "../../support/any-answers";
import { filePartsOf, named, ODD_NAMES, tenFirms } from "../../support/report-files";

const PAGE = { w: 13.34, h: 7.5 };
const POINTS = 72;

/** How high the text of a box is, and how high the box. */
function heights({ place, paragraphs }: Box): { text: number; box: number } {
  const text = paragraphs.reduce(
    (sum, { text: words, lead, style, after }, at) =>
      sum +
      linesIn(lead === undefined ? words : `${lead}  ${words}`, place.w, style) * lineHeight(style) +
      (at === paragraphs.length - 1 ? 0 : after),
    0,
  );
  return { text, box: place.h * POINTS };
}

function expectWithin(boxes: readonly Box[]) {
  for (const box of boxes) {
    const { x, y, w, h } = box.place;
    expect(Math.min(x, y, w, h)).toBeGreaterThanOrEqual(0);
    expect(x + w).toBeLessThanOrEqual(PAGE.w);
    expect(y + h).toBeLessThanOrEqual(PAGE.h);
    const { text, box: room } = heights(box);
    expect({ fits: text <= room + 0.5, said: box.paragraphs }).toMatchObject({ fits: true });
    for (const { style } of box.paragraphs) expect(style.size).toBeGreaterThanOrEqual(SMALLEST);
  }
}

describe("a slide", () => {
  test("has all its text within its boxes, and these within the slide, for ten firms and odd names", () => {
    for (const [, parts] of tenFirms())
      for (const name of ["Plain Ltd.", ...ODD_NAMES]) {
        const { report } = named(parts, name);
        for (const slide of slidesOf(report, { score: 62, stage: "Scaling" })) expectWithin(slide);
      }
  });

  test("has them there whatever the form can send", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        for (const slide of slidesOf(filePartsOf(answers).report)) expectWithin(slide);
      }),
      { numRuns: 20 },
    );
  });

  test.each(tenFirms())(
    "of %s says whose the biggest risk is, in the register or not",
    (_, { report, target }) => {
      const slides = slidesOf(report, target).map((slide) =>
        slide.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
      );
      const words = slides.find((each) => each.includes("The biggest risk")) ?? [];
      const owner = words[words.indexOf("Owner") + 1] ?? "";
      expect(words).toContain("Owner");
      expect(owner).toMatch(/^\p{Lu}\p{L}+/u);
    },
  );

  test("is made of colors of six digits", () => {
    for (const color of Object.values(COLORS)) expect(color).toMatch(/^#[0-9a-f]{6}$/i);
  });
});

describe("a text in its place", () => {
  const place = { x: 0, y: 0, w: 3, h: 0.6 };
  const style = { font: "sans", size: 16, color: "ink" } as const;
  const textIn = (text: string, section?: number) =>
    textBox(place, [{ text, style, ...(section === undefined ? {} : { section }) }]).paragraphs[0]?.text ??
    "";

  test("stays as it is where there is room, and gets smaller before it is cut", () => {
    expect(textBox(place, [{ text: "Short.", style }]).paragraphs[0]).toMatchObject({
      text: "Short.",
      style,
    });
    const longer = textBox(place, [
      { text: "Two lines of sixteen points would not fit, of twelve they do.", style },
    ]);
    expect(longer.paragraphs[0]?.style.size).toBeLessThan(16);
    expect(longer.paragraphs[0]?.text).toMatch(/they\sdo\.$/);
  });

  test("leaves no short word alone in its last line", () => {
    const wide = { x: 0, y: 0, w: 3, h: 2 };
    const text = "Data is stored or processed where it was promised not to be";
    const [several, one] = [text, "Not to be"].map(
      (words) => textBox(wide, [{ text: words, style }]).paragraphs[0]?.text,
    );
    expect(several).toBe(text.replace("to be", "to\u00a0be"));
    expect(one).toBe("Not to be");
  });

  test("is cut at a word, and says where the rest is", () => {
    const words = Array.from({ length: 60 }, (_, at) => `word${at}`);
    expect(textIn(words.join(" "), 7)).toMatch(/^word0 word1 .*word\d+… \(report, section\s7\)$/);
    expect(textIn(words.join(" "))).toMatch(/word\d+…$/);
    const kept = textIn(words.join(" "), 7).replace(/….*/, "").split(" ");
    expect(words.slice(0, kept.length)).toEqual(kept);
  });

  test("without a blank is cut within, and not lost", () => {
    expect(textIn("W".repeat(300))).toMatch(/^W{10,}…$/);
    expect(textIn("界".repeat(300))).toMatch(/^界{8,}…$/);
  });

  test("is measured wider the larger, bolder and longer it is", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 12, max: 60 }), (text, size) => {
        const width = (more: object) => textWidth(text, { font: "sans", size, ...more });
        expect(width({ size: size + 1 })).toBeGreaterThanOrEqual(width({}));
        expect(width({ isBold: true })).toBeGreaterThanOrEqual(width({}));
        expect(textWidth(`${text}i`, { font: "sans", size })).toBeGreaterThan(width({}));
      }),
    );
  });
});

test.each([
  ["Begin with what you own.", "Begin with what we own."],
  ["Ten pieces of your own work would tell you more.", "Ten pieces of our own work would tell us more."],
  [
    "You wrote: “you never told us”, and yours is not theirs.",
    "We wrote: “you never told us”, and ours is not theirs.",
  ],
  ["Hold what you told us against the clock.", "Hold what we reported against the clock."],
  ["Your own confidence", "The leader's own confidence"],
  ["What could be done without you binds you.", "What could be done without us binds us."],
])("on a slide the leader speaks: %j", (report, slide) => {
  expect(inOurVoice(report)).toBe(slide);
});
