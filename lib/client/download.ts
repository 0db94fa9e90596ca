import { apiFile } from "./api";
import type { TokenKind } from "./tokens";

interface Download {
  as: TokenKind;
  /** What the file is called where the server does not say. */
  name: string;
}

/** Fetches a file with the token, which a plain link could not carry, and hands it to the browser to keep. */
export async function download(path: string, { as, name }: Download): Promise<void> {
  const answer = await apiFile(path, { as });
  const url = URL.createObjectURL(answer.file);
  const link = document.createElement("a");
  link.href = url;
  link.download = answer.name ?? name;
  link.click();
  // The browser reads the file after the click; this long it may take to begin.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
