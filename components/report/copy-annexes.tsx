"use client";

import { useEffect } from "react";
import { COPIED, NOT_COPIED } from "@/lib/domain/report/messages";

/** Copies an annex of the report. The annex is static markup, so the clicks are heard of from outside it. */
export function CopyAnnexes() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const copy = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest("button[data-copies]") : null;
      if (button instanceof HTMLButtonElement) void copyAnnex(button);
    };
    if ("clipboard" in navigator) dataset.canCopy = "";
    document.addEventListener("click", copy);
    return () => {
      delete dataset.canCopy;
      document.removeEventListener("click", copy);
    };
  }, []);
  return null;
}

async function copyAnnex(button: HTMLButtonElement): Promise<void> {
  const annex = document.getElementById(button.dataset.copies ?? "");
  const status = button.parentElement?.querySelector('[role="status"]');
  const title = button.parentElement?.querySelector("h4");
  if (annex === null || title == null || status == null) return;
  // A live region speaks when its words change.
  status.textContent = "";
  const isCopied = await toClipboard(
    `${wordsOf(title)}\n\n${plainText(annex)}`,
    title.outerHTML + annex.innerHTML,
  );
  status.textContent = isCopied ? COPIED : NOT_COPIED;
}

/** With its headings and tables where the browser can, else as text. */
async function toClipboard(plain: string, html: string): Promise<boolean> {
  const part = (type: string, text: string) => ({ [type]: new Blob([text], { type }) });
  try {
    await navigator.clipboard.write([
      new ClipboardItem({ ...part("text/plain", plain), ...part("text/html", html) }),
    ]);
    return true;
  } catch {
    return navigator.clipboard.writeText(plain).then(
      () => true,
      () => false,
    );
  }
}

/** An annex as plain text: the numbers of a list are no text of the page, and a table's cells need tabs. */
function plainText(annex: Element): string {
  return [...annex.children].map(blockText).join("\n\n");
}

function blockText(block: Element): string {
  if (block.tagName === "OL")
    return [...block.children].map((item, place) => `${place + 1}. ${wordsOf(item)}`).join("\n");
  if (block.tagName === "TABLE")
    return [...block.querySelectorAll("tr")]
      .map((row) => [...row.children].map(wordsOf).join("\t"))
      .join("\n");
  return wordsOf(block);
}

const wordsOf = (element: Element): string => (element.textContent ?? "").replace(/\s+/g, " ").trim();
