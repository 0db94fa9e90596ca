/** So many browsers at once, each with a server of its own: what one test leaves behind is in no other's way. */
export const WORKERS = 2;

const FIRST_PORT = Number(process.env.E2E_PORT ?? 4599);
/** Named once, by the first process: the tests read the messages that the servers leave there. */
process.env.E2E_DATA_DIR ??= `test-results/data-${process.pid}`;

export interface OwnServer {
  url: string;
  port: number;
  dataDir: string;
}

/** The server of one of Playwright's workers; in a test, of the worker that runs it. */
export function serverOf(worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)): OwnServer {
  const port = FIRST_PORT + worker;
  return { url: `http://127.0.0.1:${port}`, port, dataDir: `${process.env.E2E_DATA_DIR}-${worker}` };
}
