import { render, toPlainText } from "@react-email/render";
import type { ReactElement } from "react";

export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

/** One message in both forms; the text holds everything that the HTML says. */
export async function renderEmail(subject: string, body: ReactElement): Promise<RenderedEmail> {
  const html = await render(body);
  return { subject, html, text: toPlainText(html) };
}
