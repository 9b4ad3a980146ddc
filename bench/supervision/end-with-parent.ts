import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/*
 * Preloaded in supervised benchmarks. If the supervisor is killed, the pipe between them ends, and this process ends
 * all processes of its group and finally itself.
 */

const graceMs = 5000;

// Worker threads inherit the preload, but only the main thread has to act.
if (isMainThread) endWithParent();

function endWithParent(): void {
  process.stdin.resume();
  process.stdin.once('close', () => {
    // This process itself stays until the others have ended.
    process.on('SIGTERM', () => undefined);
    process.kill(-process.pid, 'SIGTERM');
    setTimeout(() => {
      rmSync(tmpdir(), { recursive: true, force: true });
      process.kill(-process.pid, 'SIGKILL');
    }, graceMs);
  });
  // The pipe must not prevent the process from ending when its work is done.
  (process.stdin as unknown as { unref(): void }).unref();
}
