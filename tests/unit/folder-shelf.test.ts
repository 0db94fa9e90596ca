import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { folderShelf } from "@/lib/providers/email/folder-shelf";
import { outboxEmail } from "@/lib/providers/email/outbox";

it("a message that goes while the outbox is listed is left out, and the others are listed", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "outbox-"));
  const shelf = folderShelf(folder);
  const message = { key: "kept", to: "a@b.co", subject: "", html: "", text: "", attachments: [] };
  await outboxEmail(shelf).send(message);
  // Listed by its name, and not there when it is looked at.
  const gone = "0".repeat(64);
  symlinkSync(path.join(folder, "nowhere"), path.join(folder, `${gone}.json`));
  const lines = await shelf.list({ skip: 0, take: 10 });
  expect(lines).toMatchObject([{ to: "a@b.co" }]);
  expect(await shelf.read(gone)).toBeNull();
  expect(await shelf.read(lines[0]?.id ?? "")).toMatchObject({ key: "kept" });
  rmSync(folder, { recursive: true });
});
