interface Outcome {
  error?: { message: string };
  paymentMethod?: { id: string };
}

/** What the person's browser and bank will say, and what was asked of Stripe. The script is loaded once a page. */
let scene: { method: Outcome; bank: Outcome; asked: [string, unknown][] };

/** Fake Stripe.js: in the place of Stripe's own script, keeps what was asked of it. */
export function stripeInBrowser({
  method = { paymentMethod: { id: "pm_from_browser" } },
  bank = {},
}: {
  method?: Outcome;
  bank?: Outcome;
} = {}): [string, unknown][] {
  scene = { method, bank, asked: [] };
  Object.defineProperty(window, "Stripe", { value: Stripe, configurable: true, writable: true });
  return scene.asked;
}

const stripe = {
  elements: () => {
    const made = new Map<string, ReturnType<typeof element>>();
    return {
      create: (type: string) => {
        const one = element(type);
        made.set(type, one);
        return one;
      },
      getElement: ({ __elementType: type }: { __elementType: string }) => made.get(type) ?? null,
      update: () => undefined,
    };
  },
  createToken: () => undefined,
  confirmCardPayment: () => undefined,
  createPaymentMethod: async (options: { billing_details: unknown }) => {
    scene.asked.push(["createPaymentMethod", options.billing_details]);
    return scene.method;
  },
  handleNextAction: async (options: unknown) => {
    scene.asked.push(["handleNextAction", options]);
    return scene.bank;
  },
  registerAppInfo: () => undefined,
  _registerWrapper: () => undefined,
};

const Stripe = Object.assign(
  (key: string) => {
    scene.asked.push(["Stripe", key]);
    return stripe;
  },
  { version: "endive" },
);

/** A field in a frame of Stripe's: ready as soon as it is on the page. */
function element(type: string) {
  const listeners = new Map<string, (event: unknown) => void>();
  const tell = (name: string, event: unknown) => listeners.get(name)?.(event);
  const one = {
    on: (name: string, listener: (event: unknown) => void) => {
      listeners.set(name, listener);
      return one;
    },
    off: () => one,
    once: () => one,
    mount: (place: HTMLElement) => {
      const field = document.createElement("input");
      field.setAttribute("aria-label", `Stripe's ${type}`);
      field.addEventListener("input", () =>
        tell("change", {
          error: field.value === "bad" ? { message: "Your card number is invalid." } : undefined,
        }),
      );
      place.append(field);
      setTimeout(() => tell("ready", one));
    },
    update: () => undefined,
    destroy: () => undefined,
    unmount: () => undefined,
  };
  return one;
}
