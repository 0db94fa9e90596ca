import type { Page } from "playwright/test";

/** Text that a reader cannot get at: beyond the screen, or cut off by its container. Runs in the page. */
export const cutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? "";
      const owner = node.parentElement;
      if (words === "" || owner === null || !isRead(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      if (isCut(owner, left, right)) found.add(`${owner.tagName.toLowerCase()}: ${words.slice(0, 60)}`);
    }
    return [...found];

    function isRead(element: Element): boolean {
      if (element.closest("script, style, option, noscript, [inert], [aria-hidden=true]") !== null)
        return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1;
    }

    function isCut(owner: Element, left: number, right: number): boolean {
      for (let box: Element | null = owner; box !== null; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (edge.width <= 1) return false;
        if (["auto", "scroll"].includes(overflowX)) return false;
        const isClipped = overflowX !== "visible" && (right > edge.right + 1 || left < edge.left - 1);
        // Three dots say that there is more, and the title holds it.
        if (isClipped) return textOverflow !== "ellipsis" || box.closest("[title]") === null;
      }
      return right > window.innerWidth + 1 || left < -1;
    }
  });

/** Ways to other pages, which lead nowhere on paper. */
export async function printedWays(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: "print" });
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll("nav :is(a, button)")]
      .filter((way) => way.checkVisibility())
      .map((way) => way.outerHTML.slice(0, 140)),
  );
  await page.emulateMedia({ media: null });
  return shown;
}

/** Parts whose end is only reached by scrolling them sideways, as a table that is wider than its room. */
export const scrolledSideways = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 2 && scrollWidth > clientWidth + 1)
      .filter((part) => ["auto", "scroll"].includes(getComputedStyle(part).overflowX))
      .filter((part) => part.checkVisibility())
      .map((part) => `scrolls sideways: ${part.outerHTML.slice(0, 140)}`),
  );

/**
 * Buttons whose words are not in title case, as those of all the others are. What one waits for ends in dots and is a
 * sentence, and a file has the name of the document in it.
 */
export const lowerCased = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const small = new Set("a an and as at by for from in into is it of on or out the to up with".split(" "));
    const isLower = (word: string) => /^\p{Ll}/u.test(word) && !small.has(word);
    return [...document.querySelectorAll(":is(a, button).rounded-sm.text-center.font-medium")]
      .filter((button) => button.checkVisibility())
      .map(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .map((texts) => texts.map(({ textContent }) => textContent).join(""))
      .filter((words) => !/\.\.\.$|\(\.\w+\)/.test(words) && words.split(/\s+/).some(isLower));
  });

/** With reduced motion: whatever still moves. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && Number(effect?.getTiming().duration) > 1)
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 120) ?? "") : "",
      ),
  );

/**
 * With forced colours, where the device paints every surface alike: what was told by its colour alone. Painted pieces
 * without a word, such as a bar, that cannot be seen any more; buttons without an edge; and what is chosen, where it
 * looks like what is not.
 */
export async function vanished(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const transparent = "rgba(0, 0, 0, 0)";
    for (const button of document.querySelectorAll<HTMLElement>("a, button"))
      if (getComputedStyle(button).backgroundColor !== transparent) button.dataset.painted = "";
  });
  await page.emulateMedia({ forcedColors: "active" });
  return page.evaluate(() => {
    const found: string[] = [];
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
    const hasEdge = (element: Element) => {
      const { borderTopWidth, borderTopStyle, borderBottomWidth, textDecorationLine } =
        getComputedStyle(element);
      const isUnderlined = textDecorationLine.includes("underline");
      return (
        isUnderlined ||
        (borderTopStyle !== "none" && parseFloat(borderTopWidth) + parseFloat(borderBottomWidth) > 0)
      );
    };
    const name = (element: Element) => element.outerHTML.slice(0, 140);
    for (const button of shown("[data-painted]"))
      if (!hasEdge(button)) found.push(`no edge: ${name(button)}`);
    const look = (element: Element) => {
      const { backgroundColor, color, borderBottomColor, fontWeight, textDecorationLine } =
        getComputedStyle(element);
      return [backgroundColor, color, borderBottomColor, fontWeight, textDecorationLine].join();
    };
    for (const chosen of shown("[aria-selected=true], [aria-current=page], [aria-current=true]")) {
      const others = [...(chosen.parentElement?.parentElement?.children ?? [])].flatMap((each) => [
        each,
        ...each.children,
      ]);
      const other = others.find(
        (each) =>
          each !== chosen &&
          each.tagName === chosen.tagName &&
          !each.matches("[aria-selected=true], [aria-current]"),
      );
      if (other !== undefined && look(other) === look(chosen))
        found.push(`chosen, and looks like the others: ${name(chosen)}`);
    }
    for (const bar of shown("[role=progressbar] > *, [role=meter] > *")) {
      const around = bar.parentElement;
      // Drawings keep their colours.
      if (
        around instanceof HTMLElement &&
        getComputedStyle(bar).backgroundColor === getComputedStyle(around).backgroundColor
      )
        found.push(`bar: ${name(bar)}`);
    }
    return found;
  });
}

/** The most that may move by itself while a page loads, as browsers reckon it (cumulative layout shift). */
const MOST_SHIFT = 0.02;

/** What has moved since the page was asked for, if it is too much. What a press moves within half a second is left out. */
export const shifted = (page: Page): Promise<string[]> =>
  page.evaluate(async (most) => {
    const shifts: PerformanceEntry[] = [];
    const watch = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    watch.observe({ type: "layout-shift", buffered: true });
    // It is not called where nothing has moved.
    await new Promise((resolve) => setTimeout(resolve, 100));
    watch.disconnect();
    const own = shifts.filter((shift) => !Reflect.get(shift, "hadRecentInput"));
    const sum = own.reduce((all, shift) => all + Number(Reflect.get(shift, "value")), 0);
    const parts = own
      .flatMap((shift): { node: Node | null }[] => Reflect.get(shift, "sources"))
      .map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 140));
    return sum > most ? [`moves by ${sum.toFixed(3)}: ${parts.join(" | ")}`] : [];
  }, MOST_SHIFT);
