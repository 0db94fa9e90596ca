import type { ExportQuery } from "@/lib/domain/export/export";
import { exportLeads } from "@/lib/services/export/export-leads";
import { contextOf } from "../support/context";

it("an export is written down once it has its turn; one that is told to wait is not", async () => {
  const recorded: string[] = [];
  const context = contextOf({
    actor: { kind: "visitor" },
    now: () => new Date(),
    store: { audit: { add: async ({ action }: { action: string }) => void recorded.push(action) } },
    snapshot: async function* () {
      yield "first part";
    },
  });
  const begin = async () => (await exportLeads(context, query)).chunks;
  const query = { format: "csv", type: "standard" } as ExportQuery;

  const running = [await begin(), await begin()];
  expect(recorded).toEqual([]);
  for (const chunks of running) expect((await chunks.next()).value).toBe("first part");
  expect(recorded).toEqual(["data_exported", "data_exported"]);

  await expect((await begin()).next()).rejects.toMatchObject({ code: "too_many_requests" });
  expect(recorded).toHaveLength(2);

  for (const chunks of running) await chunks.return(undefined);
  const next = await begin();
  await next.next();
  await next.return(undefined);
  expect(recorded).toHaveLength(3);
});
