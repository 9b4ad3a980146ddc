/** Says on standard error what the benchmark is doing from now on; whoever supervises it repeats that while it lasts. */
export function step(what: string): void {
  process.stderr.write(`${what} ...\n`);
}
