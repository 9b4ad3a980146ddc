import type { OnRead } from './read-feed.ts';

const everyMs = 2000;

/** Prints the progress of an import every two seconds. On a terminal it overwrites the same line. */
export function createProgress(
  out: { isTTY?: boolean; write(text: string): unknown } = process.stdout,
  now: () => number = () => performance.now(),
): { onRead: OnRead; onProgress(done: number, total: number): void } {
  const writeLine = (text: string): void => {
    out.write(out.isTTY ? `\r${text.padEnd(70)}` : `${text}\n`);
  };
  let startTime: number | null = null;
  let lastShown = 0;
  return {
    onRead: ({ file, rows, perSecond }) => {
      writeLine(`${file}: ${rows} rows read, ${perSecond} rows/s`);
    },
    onProgress(done, total) {
      const time = now();
      startTime ??= time;
      if (done !== total && time - lastShown < everyMs) return;
      lastShown = time;
      const perSecond = done / Math.max(0.001, (time - startTime) / 1000);
      const secondsLeft = Math.round((total - done) / perSecond);
      writeLine(
        `${done} of ${total} homes, ${perSecond.toFixed(0)} homes/s${done < total ? `, ${secondsLeft} s left` : ''}`,
      );
    },
  };
}
