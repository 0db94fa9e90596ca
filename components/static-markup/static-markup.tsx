import type { ReactElement } from "react";
import { markupCache } from "./cache";
import { MarkupHolder } from "./markup-holder";

/** True where the markup of this version is cached. */
export const isRendered = (version: string): boolean => markupCache.find(version) !== undefined;

/**
 * Static markup: renders something costly once per version and shows it to each reader. A page that a browser opens
 * carries the markup once, as HTML; one that a script of ours asks for (`forScript`) carries it as data.
 */
export async function StaticMarkup({ version, forScript, draw }: StaticMarkupProps) {
  const markup = await markupCache.get(version, async () => {
    const [{ renderToStaticMarkup }, drawing] = await Promise.all([import("react-dom/server"), draw()]);
    return renderToStaticMarkup(drawing);
  });
  return <MarkupHolder key={version} version={version} markup={forScript ? (markup ?? "") : undefined} />;
}

interface StaticMarkupProps {
  version: string;
  forScript: boolean;
  draw: () => Promise<ReactElement>;
}
