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
