import { appendFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/**
 * A preload for `node --import`: collects all garbage every minute and appends the memory that is left, in bytes, as a
 * line of JSON to the file that HEAP_REPORT names. Child processes inherit it, so each line says its process; threads
 * inherit it, too, and have a heap of their own, so that the main one alone reports. Without the collection the used
 * heap says more about the collector than about the program.
 */
const file = process.env['HEAP_REPORT'];
if (file && isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  setInterval(() => {
    collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    appendFileSync(
      file,
      `${JSON.stringify({ pid: process.pid, seconds: performance.now() / 1000, rss, heapUsed, external })}\n`,
    );
  }, 60_000).unref();
}
