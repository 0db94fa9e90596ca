/** Runs once when the server starts, never while the product is being built. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { bootOrStop } = await import("@/lib/http/boot");
    await bootOrStop();
  }
}
