import { collectSecrets } from "./leak-scan";
import { closeOutbox } from "./outbox";

/** In milliseconds: servers are started, killed and waited for. */
jest.setTimeout(480_000);

afterAll(async () => {
  collectSecrets();
  await closeOutbox();
});
