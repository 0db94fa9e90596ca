import { hashesOf, pagesOfWrongPolicy } from "@/lib/setup/prepared-pages.mjs";

test("each inline script has its hash, once, and a script of a file has none (T92)", () => {
  // The digest is the one that the Content Security Policy standard gives for this script.
  const html = `<script src="/a.js" async></script><script id="x">alert('Hello, world.');</script>
    <script>alert('Hello, world.');</script><script></script>`;
  expect(hashesOf(html)).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  ]);
});

describe("the build stops", () => {
  const matchers = [/^\/report\/[^/]+$/, /^\/admin$/];

  test("where a page has two policies, or none", () => {
    expect(pagesOfWrongPolicy(["/", "/admin", "/report/[id]", "/own"], ["/", "/admin"], matchers)).toEqual([
      "  /admin is prepared at build, but the matcher of middleware.ts names it.",
      "  /own is rendered per request: it belongs in the matcher of middleware.ts, or else in app/(prepared).",
    ]);
  });

  test("nowhere else", () => {
    expect(pagesOfWrongPolicy(["/", "/admin", "/report/[id]"], ["/"], matchers)).toEqual([]);
  });
});
