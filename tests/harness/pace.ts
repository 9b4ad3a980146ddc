/**
 * How many times longer than on a machine of its own something takes just now, and never less than once: told by how late
 * timers come. Limits on times that a promise of the product names are multiplied by it, so that a test fails for a
 * server that breaks its promise and not for a machine that is busy otherwise.
 */
export async function slownessOfMachine(): Promise<number> {
  const timers = 20;
  const timerMs = 10;
  const started = performance.now();
  for (let i = 0; i < timers; i++) {
    await new Promise((resolve) => setTimeout(resolve, timerMs));
    // Work between timers lets others take the processor away, as they do from a server.
    let sum = 0;
    for (let n = 0; n < 100_000; n++) sum += n;
    if (sum < 0) throw new Error('Counting went wrong.');
  }
  return Math.max(1, (performance.now() - started) / (timers * (timerMs + 1)));
}
