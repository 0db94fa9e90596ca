import fc from "fast-check";

/** Values that break what was written with ordinary ones in mind. Written as escapes, to be seen. */
const ODD_TEXTS = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\u202etxt",
  "\u2028",
  "\ufeff",
  "👩‍👩‍👧‍👦",
  "e\u0301",
  "null",
  "undefined",
  "NaN",
  "[object Object]",
  "__proto__",
  "constructor",
  "' OR 1=1 --",
  "%",
  "_",
  "\\",
  "%s%n",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "=1+1",
  "../../../etc/passwd",
  "\r\nSet-Cookie: a=b",
  "x\ny",
  "//evil.example",
  "9".repeat(400),
  "a".repeat(201),
  "a".repeat(5_000),
  `a@${"a.".repeat(2_000)}`,
  `+1${"1".repeat(3_000)}`,
  "2026-02-30",
  "0000-00-00",
  "275760-09-14",
  "-000001-01-01",
  "9999-12-31",
  "2026-11-21T25:61:61Z",
  "00000000-0000-0000-0000-000000000000",
  "3F6D2C1E-7A4B-4E0F-9C55-0D8A4B7E21AA",
  "{3f6d2c1e-7a4b-4e0f-9c55-0d8a4b7e21aa}",
];

const ODD_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1.5,
  1e21,
  -1e21,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  Number.MIN_VALUE,
  49.0000001,
];

export const oddText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...ODD_TEXTS), weight: 3 },
  { arbitrary: fc.string({ unit: "binary", maxLength: 40 }), weight: 1 },
  { arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }), weight: 1 },
);

/** Anything that JSON can say; now and then a key that JavaScript itself looks at. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: oddText, weight: 5 },
  {
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], [{}], { $gt: 0 }),
    weight: 3,
  },
  { arbitrary: fc.constantFrom(...ODD_NUMBERS), weight: 2 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 2 },
  { arbitrary: fc.constant(Array.from({ length: 200 }, () => "chatgpt")), weight: 1 },
);

/** Half of a surrogate pair has no escape. */
const escaped = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));

/** One part of a path, as it is in the URL, with invalid escapes among them. */
export const oddSegment: fc.Arbitrary<string> = fc.oneof(
  {
    arbitrary: fc.constantFrom(
      "%",
      "%ff",
      "%00",
      "%c0%af",
      "%ED%A0%80",
      "%2F",
      "%2e%2e",
      "..",
      ".",
      "%5C",
      "%0d%0a",
      "%25",
      "a%20b",
      ";x=1",
      "@",
      "-1",
      "a".repeat(3_000),
      "%E6%BC%A2".repeat(200),
    ),
    weight: 3,
  },
  { arbitrary: oddText.map((text) => escaped(text)), weight: 2 },
);

/** A name or a value in a query, as it is in the URL. */
export const oddInQuery: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: oddText.map((text) => escaped(text)), weight: 4 },
  {
    arbitrary: fc.constantFrom(
      "%",
      "%ff",
      "%00",
      "%ED%A0%80",
      "+",
      "&&==",
      "a[]=1&a[b]",
      "1e9",
      "0x10",
      "-1",
    ),
    weight: 2,
  },
);

/** What HTTP allows in the value of a header. */
const headerText = oddText.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "?").slice(0, 2_000));

export const oddHeader: fc.Arbitrary<[string, string]> = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      "Accept",
      "Accept-Language",
      "Authorization",
      "Cookie",
      "Content-Type",
      "Content-Encoding",
      "Forwarded",
      "Host",
      "Idempotency-Key",
      "If-None-Match",
      "Next-Action",
      "Next-Router-Prefetch",
      "Next-Router-Segment-Prefetch",
      "Next-Router-State-Tree",
      "Next-Url",
      "Origin",
      "Purpose",
      "Range",
      "Referer",
      "RSC",
      "Sec-Fetch-Dest",
      "Sec-Fetch-Site",
      "Stripe-Signature",
      "User-Agent",
      "X-Forwarded-Host",
      "X-Forwarded-Proto",
      "X-Http-Method-Override",
      "X-Matched-Path",
      "X-Middleware-Subrequest",
      "X-Nextjs-Data",
      "X-Nonce",
      "X-Real-Ip",
      "X-Request-Id",
      "X-Retell-Signature",
    ),
    headerText,
  ),
  fc.constantFrom<[string, string]>(
    ["RSC", "1"],
    ["Next-Router-Prefetch", "1"],
    ["Next-Router-State-Tree", "%5B%22%22%2C%7B%7D%5D"],
    ["Next-Router-Segment-Prefetch", "/_tree"],
    ["X-Middleware-Subrequest", "middleware:middleware:middleware:middleware:middleware"],
    ["X-Nextjs-Data", "1"],
    ["X-Forwarded-Proto", "https"],
    ["Range", "bytes=0-1"],
    ["Content-Encoding", "gzip"],
    ["Cookie", "next-auth.session-token=%"],
    ["Cookie", "next-auth.callback-url=https%3A%2F%2Fevil.example%0d%0a; next-auth.csrf-token=%00|x"],
    ["Cookie", "__proto__=1; constructor=2; ====; ;;;"],
    ["Authorization", "Bearer "],
    ["Authorization", "Bearer a.b.c.d.e"],
    ["Authorization", "Basic Og=="],
    ["Content-Type", "application/json; charset=utf-16"],
    ["Content-Type", "multipart/form-data; boundary=x"],
    ["Content-Type", "application/x-www-form-urlencoded"],
    ["Content-Type", "text/plain"],
  ),
);
