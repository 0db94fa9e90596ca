import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";

interface Turns {
  atOnce: number;
  /** Slot timeout: a page that streams on, or is read slowly, blocks no other. */
  turnMs: number;
}

const TURNS: Turns = { atOnce: 16, turnMs: 1_000 };

/**
 * Concurrency limit: pages are rendered a few at a time, in the order of arrival. Rendered all at once they share the
 * processor and are all finished last: the first of a crowd would wait for as long as the last one.
 */
export function takePagesInTurn(): void {
  const known = new WeakSet<Server>();
  // Before the server hands out its first request: Next makes it, and shows it to no one.
  subscribe("http.server.request.start", (message) => {
    const server = typeof message === "object" && message !== null && "server" in message && message.server;
    if (!(server instanceof Server) || known.has(server)) return;
    known.add(server);
    inTurn(server);
  });
}

/** Puts the queue in front of a server's own listeners, for pages alone; endpoints and files go past. */
export function inTurn(server: Server, { atOnce, turnMs }: Turns = TURNS): void {
  const listeners = server.listeners("request");
  const waiting: (() => void)[] = [];
  let inHand = 0;

  const next = () => {
    const turn = waiting.shift();
    if (turn === undefined) inHand -= 1;
    else turn();
  };
  const take = (answer: () => void, response: ServerResponse) => {
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(late);
      next();
    };
    const late = setTimeout(end, turnMs);
    // A client that has disconnected needs no page.
    if (response.destroyed) return end();
    response.once("close", end);
    answer();
  };

  server.removeAllListeners("request").on("request", (request, response) => {
    const answer = () => {
      for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
    };
    if (!isPage(request)) answer();
    else if (inHand < atOnce) {
      inHand += 1;
      take(answer, response);
    } else {
      const asAsked = AsyncLocalStorage.snapshot();
      waiting.push(() => asAsked(take, answer, response));
    }
  });
}

const isPage = ({ method, url = "", headers }: IncomingMessage): boolean =>
  method === "GET" && headers.accept?.includes("text/html") === true && !/^\/(api|_next)\//.test(url);
