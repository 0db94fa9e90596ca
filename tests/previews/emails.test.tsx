import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { renderEmail } from "@/emails/render-email";
import { EMAILS, sender } from "../support/emails";

const FOLDER = "test-results/emails";
const named = {
  executiveName: "Margaret Osei",
  executiveTitle: "President",
  companyName: "Halden Creek Joinery Ltd.",
};

test("every message is drawn, as HTML and as text, with a page that leads to them", async () => {
  mkdirSync(FOLDER, { recursive: true });
  const lines: string[] = [];
  for (const [name, subject, draw] of EMAILS) {
    const { html, text } = await renderEmail(subject, draw(named));
    const file = name.replaceAll(" ", "-");
    writeFileSync(path.join(FOLDER, `${file}.html`), html);
    writeFileSync(path.join(FOLDER, `${file}.txt`), text);
    lines.push(`<li><a href="${file}.html">${name}</a> (<a href="${file}.txt">as text</a>): ${subject}</li>`);
  }
  const page = `<!doctype html><meta charset="utf-8"><title>Messages of ${sender.name}</title><ul>${lines.join("")}</ul>`;
  writeFileSync(path.join(FOLDER, "index.html"), page);
});
