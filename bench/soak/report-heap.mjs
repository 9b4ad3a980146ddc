import { appendFileSync } from 'node:fs';
import { getHeapCodeStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/**
 * A preload for `node --import`: collects all garbage every minute and appends the memory that is left, in bytes, as a
 * line of JSON to the file that HEAP_REPORT names. Child processes inherit it, so each line says its process; threads
 * inherit it, too, and have a heap of their own, so that the main one alone reports. Without the collection the used
 * heap says more about the collector than about the program. `code` is the part of the used heap that is compiled code:
 * it grows with each function that is called for the first time, up to the size of the program.
 */
const file = process.env['HEAP_REPORT'];
if (file && isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  setInterval(() => {
    collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    const { code_and_metadata_size, bytecode_and_metadata_size } = getHeapCodeStatistics();
    const code = code_and_metadata_size + bytecode_and_metadata_size;
    appendFileSync(
      file,
      `${JSON.stringify({ pid: process.pid, seconds: performance.now() / 1000, rss, heapUsed, external, code })}\n`,
    );
  }, 60_000).unref();
}
