/**
 * Factor by which the machine is slower than an idle one, at least 1: measured by the delay of timers. Promised time limits are
 * multiplied by it, so that a test fails because of the server and not because of a busy machine.
 */
export async function slownessOfMachine(): Promise<number> {
  const timers = 20;
  const timerMs = 10;
  const started = performance.now();
  for (let i = 0; i < timers; i++) {
    await new Promise((resolve) => setTimeout(resolve, timerMs));
    // Work between timers gives the processor to other processes, as the pauses of a server do.
    let sum = 0;
    for (let n = 0; n < 100_000; n++) sum += n;
    if (sum < 0) throw new Error('Counting went wrong.');
  }
  return Math.max(1, (performance.now() - started) / (timers * (timerMs + 1)));
}
