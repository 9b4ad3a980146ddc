import type { Outcome, PartResult } from './part.ts';
import { formatSlowestFiles } from './slowest-files.ts';

export interface Part {
  title: string;
  run: () => Promise<Outcome>;
}

/** Runs parts in their order with limited concurrency. With the longest first no lane is idle for long at the end. */
export async function runParts(lanes: number, parts: readonly Part[]): Promise<PartResult[]> {
  const queue = [...parts];
  const results: PartResult[] = [];
  const runLane = async (): Promise<void> => {
    for (let part = queue.shift(); part; part = queue.shift()) results.push(await runPart(part));
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return results;
}

async function runPart({ title, run }: Part): Promise<PartResult> {
  const startTime = Date.now();
  const outcome = await run();
  const result = { retries: [], files: [], ...outcome, title, seconds: (Date.now() - startTime) / 1000 };
  const { passed, failed, seconds, processorSeconds } = result;
  console.log(
    `${title}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s, ${processorSeconds.toFixed(1)} processor s)`,
  );
  for (const line of formatSlowestFiles(result.files, process.cwd())) console.log(line);
  return result;
}
