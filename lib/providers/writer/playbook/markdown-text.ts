/** Paragraphs, without the empty ones. */
export const lines = (parts: readonly string[]): string => parts.filter((part) => part !== "").join("\n\n");

export const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");

export const numbered = (items: readonly string[]): string =>
  items.map((item, place) => `${place + 1}. ${item}`).join("\n");

/**
 * Markdown's and HTML's own characters lose their meaning, and addresses are no links; notes in brackets keep
 * theirs. The text reads the same once it is rendered.
 */
export function inert(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/[\\`*_{}#+!|~^$]/g, "\\$&")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/\[(?!\d{1,3}\])/g, "\\[")
    .replace(/\](?=[([:])/g, "\\]")
    .replace(/:\/\//g, "\\://")
    .replace(/\bwww\./gi, (www) => `${www.slice(0, 3)}\\.`)
    .replace(/@/g, "\\@")
    .replace(/^(\d+)([.)])/, "$1\\$2")
    .replace(/^[-=]/, "\\$&");
}
