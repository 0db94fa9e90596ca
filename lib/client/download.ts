import { apiFile } from "./api";
import type { TokenKind } from "./tokens";

interface Download {
  as: TokenKind;
  /** The file's default name. */
  name: string;
}

/** Fetches a file with the token, which a plain link could not carry, and hands it to the browser's downloads. */
export async function download(path: string, { as, name }: Download): Promise<void> {
  const answer = await apiFile(path, { as });
  saveFile(answer.file, answer.name ?? name);
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after the click; it may take this long to begin.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
