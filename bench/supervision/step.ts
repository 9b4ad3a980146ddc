/** Prints the current step of the benchmark on standard error. The supervisor repeats it while the step lasts. */
export function step(what: string): void {
  process.stderr.write(`${what} ...\n`);
}
