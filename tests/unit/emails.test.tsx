import type { ReactElement } from "react";
import { cloneElement } from "react";
import { CALL_REQUESTED_SUBJECT } from "@/emails/call-requested";
import { renderEmail } from "@/emails/render-email";
import { REPORT_READY_SUBJECT } from "@/emails/report-ready";
import { ROADMAP_READY_SUBJECT } from "@/emails/roadmap-ready";
import * as emails from "@/emails/samples";

const { sender, typed, url, EMAILS, WITH_TYPED } = emails;
const { call, changed, lead, paused, receipt, report, reset, roadmap, temporary } = emails;

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

  test("has a button in title case, as the product's are", async () => {
    const { html } = await renderEmail(subject, draw(typed));
    const [, label = ""] = /class="action"[^>]*>([\s\S]*?)<\/a>/.exec(html) ?? [];
    const words = visible(label).split(/\s+/);
    expect(words.join("")).not.toBe("");
    expect(words.filter((word) => /^[a-z]/.test(word) && !["a", "and", "the", "to"].includes(word))).toEqual(
      [],
    );
  });

  test("begins each sentence with a capital", async () => {
    const { text } = await renderEmail(subject, draw({ ...typed, companyName: "Halden Creek" }));
    expect(text).not.toMatch(/[a-z]\. [a-z]/);
  });

  test("ends no sentence twice where a name ends in a full stop", async () => {
    const { text } = await renderEmail(subject, draw({ ...typed, companyName: "Halden Creek Joinery Ltd." }));
    expect(text).not.toMatch(/\.\./);
  });

  test("says nothing of the family", async () => {
    const { text } = await renderEmail(subject, draw(typed));
    expect(text).not.toMatch(/famil|household|child/i);
  });
});

test.each(WITH_TYPED)(
  "the message %s shows what was typed as text, and never makes an address of it",
  async (_, subject, draw) => {
    const { html, text } = await renderEmail(subject, draw(typed));
    expect(html).not.toMatch(/<script|<b>/);
    expect(seen(text)).toContain("evil.example");
    for (const part of [html, text]) expect(part).not.toMatch(/evil\.example|evil:\/\/|https:\/\/evil|@evil/);
  },
);

test("the report's message says that the PDF is attached, leads to the report, and says how to share it", async () => {
  const { text } = await renderEmail(REPORT_READY_SUBJECT, report(typed));
  expect(text.replace(/\s+/g, " ")).toContain("To share it, choose “Share with My Board” on that page");
  expect(text).not.toMatch(/forward/i);
  expect(text).toContain("attached as a PDF");
  expect(text).toContain(`Open Your Report ${url}`);
});

test("the call's message has what is needed to call back", async () => {
  const { text } = await renderEmail(CALL_REQUESTED_SUBJECT, call(typed));
  expect(text).toContain("Phone: +1 604 555 0100");
  expect(text).toContain("Asked on: November 18, 2026 at 10:04 PT");
});

const textOf = async (element: ReactElement) => (await renderEmail("", element)).text.replace(/\s+/g, " ");

test("the reset message says that the link lives an hour, works once, and that opening it changes nothing", async () => {
  const text = await textOf(reset());
  expect(text).toContain("valid for one hour and works once");
  expect(text).toContain("Opening it changes nothing");
  expect(text).toContain(`Choose a New Password ${url}`);
});

test("the message about a changed password says how to react where it was another person", async () => {
  const text = await textOf(changed());
  expect(text).toContain("November 18, 2026 at 10:04 PT");
  expect(text).toContain("If it was not you, act now: choose “Forgot your password?”");
});

test("the message about a pause says that nothing was opened, and how to sign in all the same", async () => {
  const text = await textOf(paused());
  expect(text).toContain("Paused on: November 18, 2026 at 10:04 PT");
  expect(text).toContain("None of the passwords was right, and nothing was opened");
  expect(text).toContain("On a device that you have signed in from before, you can sign in as usual");
});

test("the temporary password lives a day and must be changed at the first sign-in", async () => {
  const text = await textOf(temporary());
  expect(text).toContain("Temporary password: kR7-wTq2-Zm9x");
  expect(text).toContain("valid for 24 hours and must be changed when you first sign in");
});

test("the receipt has amount, date, company and payment, and nothing of a card", async () => {
  const text = await textOf(receipt({ ...typed, companyName: "Halden Creek Joinery Ltd." }));
  expect(seen(text)).toContain("Company: Halden Creek Joinery Ltd.");
  expect(text).toContain("Amount: US$49.00 Date: November 18, 2026 Payment: pi_3Q0example");
  expect(text).toContain("Sold by: Juniper Forum Full refund within 14 days if you ask");
  expect(text).not.toMatch(/card|visa|\d{4} \d{4}/i);
});

test("the receipt of a trial says that no money was charged", async () => {
  expect(await textOf(receipt(typed, true))).toContain("no money was charged");
});

test("a message that can be stopped says where, in both forms", async () => {
  const stop = "https://chapter.example/api/unsubscribe?token=a.b";
  const body = cloneElement(roadmap(typed), { sender: { ...sender, unsubscribeUrl: stop } });
  const { html, text } = await renderEmail(ROADMAP_READY_SUBJECT, body);
  expect(html).toContain(`href="${stop}"`);
  expect(text).toContain(`Stop messages like this one ${stop}`);
});

test("the roadmap's message brings the free extract, and says what the rest costs", async () => {
  const text = await textOf(roadmap(typed));
  expect(text).toContain("Stage: Piloting Weakest link: A dedicated budget (Not yet)");
  expect(text).toContain("Phase 1: Set direction (Days 0 to 30) Phase 2: Prove it (Days 31 to 90) Phase 3:");
  expect(text).toContain("Write a one-page rule The president: list what must stay out.");
  expect(text).toContain("is part of the full report: a one-time US$49, or free with a chapter code.");
  expect(text).toContain(`See Your Score and First Steps ${url}`);
  expect(await textOf(roadmap(typed, true))).not.toContain("US$49");
});

test("the admins' message about a lead has the score and leads to the assessment", async () => {
  const text = await textOf(lead(typed));
  expect(text).toContain("Lead score: 8 of 10");
  expect(text).toContain(`Open the Assessment ${url}`);
});

test("a message to the executive has the link that confirms it is theirs, apart from its one action", async () => {
  const own = "https://chapter.example/own#3f6d2c1e-7a4b-4e0f-9c55-0d8a4b7e21aa.token";
  const body = cloneElement(roadmap(typed), { sender: { ...sender, ownUrl: own } });
  const { html, text } = await renderEmail(ROADMAP_READY_SUBJECT, body);
  expect(html).toContain(`href="${own}"`);
  expect(text.replace(/\s+/g, " ")).toContain(
    `Is this your assessment? Confirm it once on this device ${own} to manage and share the report.`,
  );
  expect(text).toContain("please remove it before you forward");
});
