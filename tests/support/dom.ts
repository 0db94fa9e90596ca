import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

/** A busy machine is slow, not wrong. */
configure({ asyncUtilTimeout: 10_000 });

/** Nothing ever comes into view. */
Object.assign(window, {
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
});

/** The browser's own dialogs, which jsdom lacks: open or not, and Escape is left to the browser. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  },
});

/**
 * What tests ask of a style is whether the element can be seen. Without a style of its own or of an ancestor's that hangs
 * on what kind of element it is; jsdom would look through its whole style sheet for each, a third of these tests' time.
 */
const computeStyle = window.getComputedStyle.bind(window);
const styles = new Map<string, CSSStyleDeclaration>();
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || document.styleSheets.length > 0 || isStyled(element)) return computeStyle(element, pseudo);
  const isShown = ["hidden", "open"].map((name) => element.hasAttribute(name));
  const kind = [element.localName, element.getAttribute("type"), ...isShown].join();
  const known = styles.get(kind);
  if (known !== undefined) return known;
  const style = computeStyle(element);
  styles.set(kind, style);
  return style;
};

const isStyled = (element: Element | null): boolean =>
  element !== null && (element.hasAttribute("style") || isStyled(element.parentElement));
