import "@testing-library/jest-dom";

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
