import type { ReactElement } from "react";
import { type CacheKey, cacheOf } from "@/lib/cache";
import { STATIC_MARKUP } from "@/lib/per-process";
import { MarkupHolder } from "./markup-holder";

const markups = cacheOf<string>(STATIC_MARKUP, 60);

/** True where the markup of this version is cached. */
export const isRendered = (version: CacheKey): boolean => markups.find(version) !== undefined;

/**
 * Static markup: renders something costly once per version and shows it to each reader. A page that a browser opens
 * carries the markup once, as HTML; one that a script of ours asks for (`forScript`) carries it as data.
 */
export async function StaticMarkup({ version, forScript, draw }: StaticMarkupProps) {
  const markup = await markups.get(version, async () => {
    const [{ renderToStaticMarkup }, drawing] = await Promise.all([import("react-dom/server"), draw()]);
    return renderToStaticMarkup(drawing);
  });
  return <MarkupHolder key={version} version={version} markup={forScript ? (markup ?? "") : undefined} />;
}

interface StaticMarkupProps {
  version: CacheKey;
  forScript: boolean;
  draw: () => Promise<ReactElement>;
}
