import { collectSecrets } from "./leak-scan";
import { closeOutbox } from "./outbox";

/** In milliseconds: servers are started, killed and waited for. */
jest.setTimeout(480_000);
// Servers, databases and timers on one busy machine: what fails twice is wrong. npm test names what needed a second try.
jest.retryTimes(1, { logErrorsBeforeRetry: true, waitBeforeRetry: 2_000 });

afterAll(async () => {
  collectSecrets();
  await closeOutbox();
});
