import type { ReactElement } from "react";
import { CALL_REQUESTED_SUBJECT, CallRequested } from "@/emails/call-requested";
import { renderEmail } from "@/emails/render-email";
import { REPORT_READY_SUBJECT, ReportReady } from "@/emails/report-ready";
import { ROADMAP_READY_SUBJECT, RoadmapReady } from "@/emails/roadmap-ready";

const sender = { name: "Juniper Chapter", postalAddress: "100 Example Street, Victoria BC V8V 0A0" };
const typed = {
  executiveName: 'Mallory "M" <script>alert(1)</script>',
  executiveTitle: "President & <b>Owner</b>",
  companyName: "evil.example https://evil.example/x?a=1&b=2 javascript:alert(1) mallory@evil.example",
};
const url = "https://chapter.example/report/3f6d2c1e-7a4b-4e0f-9c55-0d8a4b7e21aa";

const report = (names: typeof typed) => <ReportReady sender={sender} {...names} reportUrl={url} />;
const roadmap = (names: typeof typed) => <RoadmapReady sender={sender} {...names} resultsUrl={url} />;
const call = (names: typeof typed) => (
  <CallRequested
    sender={sender}
    {...names}
    phoneNumber="+16045550100"
    requestedAt="November 18, 2026 at 10:04 a.m. PST"
    adminUrl={url}
  />
);

const EMAILS: [string, string, (names: typeof typed) => ReactElement][] = [
  ["report ready", REPORT_READY_SUBJECT, report],
  ["roadmap ready", ROADMAP_READY_SUBJECT, roadmap],
  ["call requested", CALL_REQUESTED_SUBJECT, call],
];

/** Joiners keep mail programs from making links; they do not show. */
const seen = (text: string) => text.replaceAll("\u2060", "");

const visible = (html: string) =>
  html
    .replace(/<(style|title)[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "")
    .replace(/<div[^>]*data-skip-in-text[\s\S]*?<\/div>|<p[^>]*data-skip-in-text[\s\S]*?<\/p>/g, "")
    .replace(/<[^>]+>/g, "\n")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

describe.each(EMAILS)("the message: %s", (_, subject, draw) => {
  test("says in plain text everything that it says in HTML", async () => {
    const { html, text } = await renderEmail(subject, draw(typed));
    const flat = seen(text).replace(/\s+/g, " ").toLowerCase();
    for (const line of seen(visible(html)).split("\n")) {
      const words = line.replace(/\s+/g, " ").trim().toLowerCase();
      expect(flat).toContain(words);
    }
  });

  test("has one action, and only our own address as a link", async () => {
    const { html, text } = await renderEmail(subject, draw(typed));
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(new Set(links)).toEqual(new Set([url]));
    expect(text.match(/https?:\/\/\S+/g)).toEqual([url]);
  });

  test("shows what was typed as text, and never makes an address of it", async () => {
    const { html, text } = await renderEmail(subject, draw(typed));
    expect(html).not.toMatch(/<script|<b>/);
    expect(seen(text)).toContain("evil.example");
    for (const part of [html, text]) expect(part).not.toMatch(/evil\.example|evil:\/\/|https:\/\/evil|@evil/);
  });

  test("has a subject without anything typed, and names the sender and its address", async () => {
    const one = await renderEmail(subject, draw(typed));
    expect(one.subject).toBe(subject);
    expect(one.text).toContain("Juniper Chapter, 100 Example Street, Victoria BC V8V 0A0");
  });

  test("reads without images and has a dark set", async () => {
    const { html } = await renderEmail(subject, draw(typed));
    expect(html).not.toContain("<img");
    expect(html).toContain("prefers-color-scheme: dark");
    expect(html).toContain("max-width:560px");
  });

  test("says nothing of the family", async () => {
    const { text } = await renderEmail(subject, draw(typed));
    expect(text).not.toMatch(/famil|household|child/i);
  });
});

test("the report's message says that the PDF is attached and leads to the report", async () => {
  const { text } = await renderEmail(REPORT_READY_SUBJECT, report(typed));
  expect(text).toContain("attached as a PDF");
  expect(text).toContain(`Open your report ${url}`);
});

test("the call's message has what is needed to call back", async () => {
  const { text } = await renderEmail(CALL_REQUESTED_SUBJECT, call(typed));
  expect(text).toContain("Phone: +16045550100");
  expect(text).toContain("Asked on: November 18, 2026 at 10:04 a.m. PST");
});
