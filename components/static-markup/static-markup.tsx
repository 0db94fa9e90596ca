import type { ReactElement } from "react";
import { drawn } from "./cache";
import { DrawnMarkup } from "./markup-holder";

/** True where the markup of this version need not be drawn again. */
export const isDrawn = (version: string): boolean => drawn.find(version) !== undefined;

/**
 * Draws something costly once per version and shows each reader what was drawn. A page that a browser opens carries
 * the markup once, as HTML; one that a script of ours asks for (`forScript`) carries it as data.
 */
export async function Drawn({ version, forScript, draw }: DrawnProps) {
  const markup = await drawn.get(version, async () => {
    const [{ renderToStaticMarkup }, drawing] = await Promise.all([import("react-dom/server"), draw()]);
    return renderToStaticMarkup(drawing);
  });
  return <DrawnMarkup key={version} version={version} markup={forScript ? (markup ?? "") : undefined} />;
}

interface DrawnProps {
  version: string;
  forScript: boolean;
  draw: () => Promise<ReactElement>;
}
