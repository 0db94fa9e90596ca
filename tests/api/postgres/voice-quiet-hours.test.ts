import { eventually } from "@/tests/support/server";
import { describeOnPostgres } from "@/tests/support/two-servers";
import { withRetell } from "@/tests/support/with-retell";

describeOnPostgres("quiet hours", () => {
  const voice = withRetell(hoursWithoutNow());

  it("a call asked for in them waits until they end (T86)", async () => {
    const id = await voice.unlocked();
    expect((await voice.ask(id)).status).toBe(202);
    const job = await eventually(async () => {
      const [row] = await voice.servers.query<{ start_after: Date }>(
        "SELECT start_after FROM pgboss.job WHERE name = 'call' AND state = 'created' AND start_after > now() + interval '20 minutes'",
      );
      return row;
    });
    expect(job.start_after.getTime()).toBeGreaterThan(Date.now());
    expect(voice.retell.ordered).toHaveLength(0);
    const [row] = await voice.servers.query(
      "SELECT status, attempts FROM call_requests WHERE assessment_id = $1",
      [id],
    );
    expect(row).toEqual({ status: "waiting", attempts: 0 });
  });
});

/** An hour of the day that does not lie around now, in British Columbia. */
function hoursWithoutNow(): string {
  const now = new Intl.DateTimeFormat("en-CA", {
    timeZone: "America/Vancouver",
    hour: "2-digit",
    hourCycle: "h23",
  });
  const hour = (Number(now.format(new Date())) + 12) % 23;
  const range = `${hour}:00-${hour + 1}:00`;
  return `${range},${range}`;
}
