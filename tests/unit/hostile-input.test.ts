import { z } from "zod";
import { AccountEmail, NewPassword } from "@/lib/domain/account/credentials";
import { AssessmentSubmission } from "@/lib/domain/assessment/submission";
import { CallRequest } from "@/lib/domain/call/call";
import { CouponRedemption } from "@/lib/domain/coupon/coupon";
import { NewCoupon } from "@/lib/domain/coupon/coupon-admin";
import { PaymentRequest } from "@/lib/domain/payment/payment";
import { isStorable, line, optionalText, text } from "@/lib/domain/text";
import { isTooIntricate } from "@/lib/http/json-shape";
import { parseInput } from "@/lib/http/parse";
import { HARMLESS_TEXT, HOSTILE_BODIES, HOSTILE_TEXTS } from "@/tests/support/hostile";
import { submission } from "@/tests/support/submission";

/** Ten times what a harmless text takes, and never less than this: what was wrong took seconds. */
const FLOOR_MS = 200;
const TURNS = 5;

/** The quickest of a few turns: a busy machine makes single ones slow, and what is slow by itself is slow each time. */
function quickest(work: () => unknown): number {
  const times = Array.from({ length: TURNS }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
  return Math.min(...times);
}

const bound = (harmless: () => unknown): number => Math.max(FLOOR_MS, 10 * quickest(harmless));

it.each(Object.entries(HOSTILE_BODIES))("the shape of a body of %s is seen in one pass", (_, body) => {
  const harmless = JSON.stringify({ a: HARMLESS_TEXT });
  expect(quickest(() => isTooIntricate(body))).toBeLessThan(bound(() => isTooIntricate(harmless)));
});

it("brackets are counted outside texts only, and parts as well", () => {
  expect(isTooIntricate(`${"[".repeat(20)}${"]".repeat(20)}`)).toBe(false);
  expect(isTooIntricate("[".repeat(21))).toBe(true);
  expect(isTooIntricate(`"${"[".repeat(50)}"`)).toBe(false);
  expect(isTooIntricate(`"\\"${"[".repeat(50)}"`)).toBe(false);
  expect(isTooIntricate(`"\\\\"${"[".repeat(50)}`)).toBe(true);
  expect(isTooIntricate(`[${"0,".repeat(5_000)}0]`)).toBe(false);
  expect(isTooIntricate(`[${"0,".repeat(5_001)}0]`)).toBe(true);
  expect(isTooIntricate(`"${",".repeat(9_000)}"`)).toBe(false);
  expect(isTooIntricate(JSON.stringify(submission()))).toBe(false);
});

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  text: text(2_000),
  line: line("Please say."),
  optionalText: optionalText(),
  AccountEmail,
  NewPassword,
  phone: CallRequest.shape.phone_number,
  code: CouponRedemption.shape.code,
  newCode: NewCoupon.shape.code,
  expiresAt: NewCoupon.shape.expiresAt,
  paymentMethod: PaymentRequest.shape.paymentMethodId,
  card: PaymentRequest.shape.cardDetails.unwrap().shape.number,
  executiveEmail: AssessmentSubmission.shape.executiveEmail,
  challenges: z.array(AssessmentSubmission.shape.businessChallenges.element),
  id: CouponRedemption.shape.assessmentId,
};

describe.each(Object.entries(HOSTILE_TEXTS))("a text of %s", (_, json) => {
  const hostile: string = z.string().parse(JSON.parse(`"${json}"`));
  it.each(Object.entries(SCHEMAS))(
    "is refused by %s for its length, before anything is made of it",
    (_, schema) => {
      expect(schema.safeParse(hostile).success).toBe(false);
      expect(quickest(() => schema.safeParse(hostile))).toBeLessThan(
        bound(() => schema.safeParse(HARMLESS_TEXT)),
      );
    },
  );
});

it("a text may be longer than its limit as typed, where it is short enough in the end", () => {
  expect(text(4).parse("  e\u0301e\u0301e\u0301e\u0301  ")).toBe("\u00e9\u00e9\u00e9\u00e9");
  expect(text(4).safeParse("e\u0301".repeat(5)).success).toBe(false);
  expect(text(4).safeParse(" ".repeat(17)).error?.issues[0]?.message).toBe(
    "Please keep this to 4 characters or fewer.",
  );
});

it("as many marks on one letter as any language has are kept, and more are not", () => {
  expect(isStorable(`a${"\u0301".repeat(30)}`)).toBe(true);
  expect(isStorable(`a${"\u0301".repeat(31)}`)).toBe(false);
});

it("a list of thousands that fit nothing is not answered line by line", () => {
  const slugs = z.object({ list: z.array(z.string()) });
  const list = Array.from({ length: 4_000 }, () => 7);
  try {
    parseInput(slugs, { list });
    throw new Error("It was taken.");
  } catch (thrown) {
    expect(thrown).toMatchObject({ code: "invalid" });
    expect(Reflect.get(Object(Reflect.get(Object(thrown), "details")), "issues")).toHaveLength(100);
  }
});
