import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { outboxEmail } from "@/lib/providers/email/outbox";

it("a message that goes while the outbox is listed is left out, and the others are listed", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "outbox-"));
  const sender = outboxEmail(folder);
  await sender.send({ key: "kept", to: "a@b.co", subject: "", html: "", text: "", attachments: [] });
  // Listed by its name, and not there when it is looked at.
  const gone = "0".repeat(64);
  symlinkSync(path.join(folder, "nowhere"), path.join(folder, `${gone}.json`));
  const ids = (await sender.outbox?.list()) ?? [];
  expect(ids).toHaveLength(1);
  expect(ids).not.toContain(gone);
  expect(await sender.outbox?.read(gone)).toBeNull();
  expect(await sender.outbox?.read(ids[0] ?? "")).toMatchObject({ key: "kept" });
  rmSync(folder, { recursive: true });
});
