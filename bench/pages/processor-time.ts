import { readFileSync } from 'node:fs';

/** Linux counts it in hundredths of a second on every machine that this runs on. */
const tickMs = 10;

/** Processor time of a process and all its threads so far; NaN where the system does not report it. */
export function processorMs(pid: number): number {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return Number.NaN;
  }
  // The name of the program may hold spaces; the figures follow its last bracket.
  const figures = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(figures[11]) + Number(figures[12])) * tickMs;
}
