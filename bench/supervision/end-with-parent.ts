import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/*
 * Is loaded before a benchmark that is supervised: when its supervisor was killed, the pipe between them ends, and this process
 * ends all of its group, itself last.
 */

const graceMs = 5000;

// A worker is given what its process was given.
if (isMainThread) endWithParent();

function endWithParent(): void {
  process.stdin.resume();
  process.stdin.once('close', () => {
    // Itself stays until the others have ended.
    process.on('SIGTERM', () => undefined);
    process.kill(-process.pid, 'SIGTERM');
    setTimeout(() => {
      rmSync(tmpdir(), { recursive: true, force: true });
      process.kill(-process.pid, 'SIGKILL');
    }, graceMs);
  });
  // A benchmark ends when its work is done, whoever still listens.
  (process.stdin as unknown as { unref(): void }).unref();
}
