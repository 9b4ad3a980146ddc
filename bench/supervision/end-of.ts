import type { ChildProcess } from 'node:child_process';

/** Rejects when the process ends, so that callers do not wait for its first output forever. */
export function rejectOnExit(child: ChildProcess): Promise<never> {
  return new Promise((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`${child.spawnargs.slice(1, 2).join()} ended with ${code ?? signal ?? 'nothing'}.`)),
    );
  });
}
