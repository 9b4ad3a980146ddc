import { join } from 'node:path';
import type { Outcome } from './part.ts';
import { runCommand } from './run-command.ts';
import { timesFromBrowser, type BrowserTimes } from './slowest-files.ts';
import { listBrowserRetries, type BrowserEnds } from './second-tries.ts';
import { readJson } from './vitest-part.ts';

type BrowserReport = BrowserTimes &
  BrowserEnds & { stats: { expected: number; unexpected: number; flaky: number } };

export async function runBrowserTests(options: {
  reports: string;
  specs?: readonly string[];
}): Promise<Outcome> {
  const file = join(options.reports, `browser-${crypto.randomUUID()}.json`);
  const { code, output, processorSeconds } = await runCommand(
    join('node_modules', '.bin', 'playwright'),
    // All tests of a named file may be excluded from the gate, so no tests is no error.
    ['test', '--config', 'tests/e2e/playwright.config.ts', '--pass-with-no-tests', ...(options.specs ?? [])],
    { environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  );
  if (code !== 0) console.log(output);
  const report = readJson<BrowserReport>(file);
  if (!report) return { passed: 0, failed: 1, processorSeconds };
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected + flaky,
    failed: code !== 0 && unexpected === 0 ? 1 : unexpected,
    processorSeconds,
    retries: listBrowserRetries(report),
    files: timesFromBrowser(report),
  };
}
