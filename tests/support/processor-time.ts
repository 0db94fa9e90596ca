/** In milliseconds: what some work took of the processor, whatever else a busy machine did meanwhile. */
export async function processorTimeOf(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
