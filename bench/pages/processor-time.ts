import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second on all supported machines. */
const tickMs = 10;

/** Returns the processor time of a process and all its threads so far, or NaN if the system does not report it. */
export function processorMs(pid: number): number {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return Number.NaN;
  }
  // The name of the program may contain spaces. The figures follow its last bracket.
  const figures = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(figures[11]) + Number(figures[12])) * tickMs;
}
