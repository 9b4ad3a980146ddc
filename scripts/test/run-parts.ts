import type { Outcome, PartResult } from './part.ts';
import { slowestFiles } from './slowest-files.ts';

export interface Part {
  title: string;
  run: () => Promise<Outcome>;
}

/** Runs parts concurrently, so many at a time, in their order: with the longest first no lane is idle for long at the end. */
export async function runParts(lanes: number, parts: readonly Part[]): Promise<PartResult[]> {
  const waiting = [...parts];
  const results: PartResult[] = [];
  const lane = async (): Promise<void> => {
    for (let part = waiting.shift(); part; part = waiting.shift()) results.push(await runPart(part));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

async function runPart({ title, run }: Part): Promise<PartResult> {
  const started = Date.now();
  const outcome = await run();
  const result = { retries: [], files: [], ...outcome, title, seconds: (Date.now() - started) / 1000 };
  const { passed, failed, seconds, processorSeconds } = result;
  console.log(
    `${title}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s, ${processorSeconds.toFixed(1)} processor s)`,
  );
  for (const line of slowestFiles(result.files, process.cwd())) console.log(line);
  return result;
}
