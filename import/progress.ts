import type { OnRead } from './read-feed.ts';

const everyMs = 2000;

/** Writes how far an import is: every two seconds, on a terminal always into the same line. */
export function createProgress(
  out: { isTTY?: boolean; write(text: string): unknown } = process.stdout,
  now: () => number = () => performance.now(),
): { onRead: OnRead; onProgress(done: number, total: number): void } {
  const show = (text: string): void => {
    out.write(out.isTTY ? `\r${text.padEnd(70)}` : `${text}\n`);
  };
  let started: number | null = null;
  let shown = 0;
  return {
    onRead: ({ file, rows, perSecond }) => {
      show(`${file}: ${rows} rows read, ${perSecond} rows/s`);
    },
    onProgress(done, total) {
      const time = now();
      started ??= time;
      if (done !== total && time - shown < everyMs) return;
      shown = time;
      const perSecond = done / Math.max(0.001, (time - started) / 1000);
      const left = Math.round((total - done) / perSecond);
      show(
        `${done} of ${total} homes, ${perSecond.toFixed(0)} homes/s${done < total ? `, ${left} s left` : ''}`,
      );
    },
  };
}
