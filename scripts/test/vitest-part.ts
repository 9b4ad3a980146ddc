import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './part.ts';
import { runCommand } from './run-command.ts';
import { listSecondTries, type VitestEnds } from './second-tries.ts';
import { timesFromVitest, type VitestTimes } from './slowest-files.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: (VitestTimes['testResults'][number] &
    VitestEnds['testResults'][number] & { status: string })[];
}

/** Runs one project of vitest, or the files of it that the arguments select. */
export async function runVitest(
  project: string,
  options: {
    reports: string;
    args?: readonly string[];
    environment?: Record<string, string>;
  },
): Promise<Outcome> {
  const file = join(options.reports, `${project}-${crypto.randomUUID()}.json`);
  const { code, output, processorSeconds } = await runCommand(
    join('node_modules', '.bin', 'vitest'),
    [
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(options.args ?? []),
    ],
    { environment: options.environment ?? {} },
  );
  if (code !== 0) console.log(output);
  return { ...readReport(file, code), processorSeconds };
}

function readReport(file: string, code: number): Omit<Outcome, 'processorSeconds'> {
  const report = readJson<VitestReport>(file);
  // A run without any test writes no report.
  if (!report) return { passed: 0, failed: code === 0 ? 0 : 1 };
  // A file that could not be loaded has no tests, so it counts as one failure.
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failedCount = report.numFailedTests + unloadable;
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failedCount === 0 ? 1 : failedCount,
    retries: listSecondTries(report, process.cwd()),
    files: timesFromVitest(report),
  };
}

export function readJson<Form>(file: string): Form | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Form;
  } catch {
    return null;
  }
}
