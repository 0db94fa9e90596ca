import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";

/** For so long immediates run at a time while newcomers wait at the door. */
const SHORT_TURN_MS = 10;

/** The state of things as the server starts, when no request is there yet. */
const outsideRequests = AsyncLocalStorage.snapshot();

/**
 * Mends two things about `setImmediate`, by which Next and React draw their pages in small pieces.
 *
 * What it leaves behind holds no request. Node 20 never unlinks the immediates that ran at one time from each other;
 * each keeps the request that asked for it, and React ends each page with an error whose stack keeps one of them. So
 * whatever lives on after a single request (a module it was the first to load, a connection, a timer) would keep every
 * request that overlapped with it, and those that overlapped with these: about 50 kB a page, without end.
 *
 * And it does not keep newcomers out. Node runs all that is due, for hundreds of milliseconds where a crowd is served,
 * and takes in one connection before the next such turn: the last of two hundred would wait for half a minute. So a
 * turn that follows a newcomer is short, and the rest waits for the next one, in the order of asking.
 */
export function mendImmediates(): void {
  const cleared = new WeakSet<NodeJS.Immediate>();
  let turn = 0;
  let turnEnds = 0;
  let hasNewcomer = false;
  subscribe("net.server.socket", () => {
    hasNewcomer = true;
  });
  const beginTurn = (next: number) => {
    turn = next;
    turnEnds = hasNewcomer ? performance.now() + SHORT_TURN_MS : Number.POSITIVE_INFINITY;
    hasNewcomer = false;
  };

  globalThis.setImmediate = new Proxy(globalThis.setImmediate, {
    apply(native, _, [work, ...args]: Parameters<typeof setImmediate>) {
      const inRequest = AsyncLocalStorage.bind(() => work(...args));
      const queue = () => {
        const next = turn + 1;
        return native(() => {
          if (next > turn) beginTurn(next);
          if (cleared.has(immediate)) return;
          if (performance.now() < turnEnds) inRequest();
          else queue();
        });
      };
      const immediate = outsideRequests(queue);
      return immediate;
    },
  });

  globalThis.clearImmediate = new Proxy(globalThis.clearImmediate, {
    apply(native, _, [immediate]: Parameters<typeof clearImmediate>) {
      if (immediate) cleared.add(immediate);
      native(immediate);
    },
  });
}
