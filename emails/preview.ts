// npm run email:preview: draws every message with invented names and serves them on http://localhost:3030 for a look.
import { createServer } from "node:http";
import { renderEmail } from "./render-email";
import { EMAILS, sender } from "./samples";

const PORT = Number(process.env.PORT ?? 3030);
const TYPES = { html: "text/html; charset=utf-8", text: "text/plain; charset=utf-8" };
const named = {
  executiveName: "Margaret Osei",
  executiveTitle: "President",
  companyName: "Halden Creek Joinery Ltd.",
};

createServer(async ({ url = "/" }, response) => {
  const [, file = "", form = "html"] = /^\/([a-z-]*)(?:\.(html|text))?$/.exec(url) ?? [];
  const message = EMAILS.find(([name]) => fileOf(name) === file);
  if (url === "/") response.writeHead(200, { "Content-Type": TYPES.html }).end(contents());
  else if (message === undefined) response.writeHead(404).end("There is no such message.");
  else {
    const [, subject, draw] = message;
    const { html, text } = await renderEmail(subject, draw(named));
    const [type, body] = form === "text" ? [TYPES.text, text] : [TYPES.html, html];
    response.writeHead(200, { "Content-Type": type }).end(body);
  }
}).listen(PORT, "127.0.0.1", () => console.log(`The messages: http://localhost:${PORT}`));

const fileOf = (name: string): string => name.replaceAll(" ", "-");

function contents(): string {
  const lines = EMAILS.map(([name, subject]) => {
    const file = fileOf(name);
    return `<li><a href="/${file}">${name}</a> (<a href="/${file}.text">as text</a>): ${subject}</li>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Messages of ${sender.name}</title><ul>${lines.join("")}</ul>`;
}
