import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSearchKernel } from './build-search-kernel.mjs';
import { ensureTestTools } from './find-test-tools.ts';
import { secondTries, type VitestEnds } from './second-tries.ts';
import {
  filesOfBrowser,
  filesOfVitest,
  slowestFiles,
  type BrowserTimes,
  type TimedFile,
  type VitestTimes,
} from './slowest-files.ts';

/**
 * All that must hold before a change lands. Tests of code and static checks run three at a time, since those of the database wait for
 * other processes a third of their time; the browser has the machine for itself. Each kind of tests names its slowest files. The last
 * line is "N passed, N failed", and the exit code tells the same.
 */
interface Result {
  passed: number;
  failed: number;
  files?: readonly TimedFile[];
}

const reports = mkdtempSync(join(tmpdir(), 'feriola-tests-'));
const bin = (name: string): string => join('node_modules', '.bin', name);

function check(title: string, command: string, args: string[]): Promise<Result> {
  return timed(title, async () => {
    const { code, output } = await run(command, args);
    if (code !== 0) console.log(output);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  });
}

function codeTests(project: string): Promise<Result> {
  return timed(`tests: ${project}`, async () => {
    const file = join(reports, `${project}.json`);
    const args = [
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ];
    const { code, output } = await run(bin('vitest'), args);
    if (code !== 0) console.log(output);
    return readVitestReport(file, code);
  });
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: (VitestTimes['testResults'][number] &
    VitestEnds['testResults'][number] & { status: string })[];
}

/** A file that could not even be loaded has no tests: it counts as one failure. */
function readVitestReport(file: string, code: number): Result {
  const report = readJson<VitestReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + unloadable;
  for (const line of secondTries(report, process.cwd())) console.log(line);
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    files: filesOfVitest(report),
  };
}

function browserTests(): Promise<Result> {
  return timed('tests: browser', async () => {
    const file = join(reports, 'browser.json');
    const { code, output } = await run(
      bin('playwright'),
      ['test', '--config', 'tests/e2e/playwright.config.ts'],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    );
    const report = readJson<
      BrowserTimes & { stats: { expected: number; unexpected: number; flaky: number } }
    >(file);
    // What passed at its second try alone is told with its first failure: each is a race to be found.
    if (code !== 0 || report?.stats.flaky) console.log(output);
    if (!report) return { passed: 0, failed: 1 };
    const { expected, unexpected, flaky } = report.stats;
    return {
      passed: expected + flaky,
      failed: code !== 0 && unexpected === 0 ? 1 : unexpected,
      files: filesOfBrowser(report),
    };
  });
}

async function timed(title: string, work: () => Promise<Result>): Promise<Result> {
  const started = Date.now();
  const result = await work();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${title}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  for (const line of slowestFiles(result.files ?? [], process.cwd())) console.log(line);
  return result;
}

function run(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      // Processes that follow each other by the hundred load the same code.
      env: { NODE_COMPILE_CACHE: '.cache/compiled', ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function readJson<Form>(file: string): Form | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Form;
  } catch {
    return null;
  }
}

/** The lanes take the works in their order, the longest first: none is idle for long at the end. */
async function inLanes(count: number, works: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const waiting = [...works];
  const results: Result[] = [];
  const lane = async (): Promise<void> => {
    for (let work = waiting.shift(); work; work = waiting.shift()) results.push(await work());
  };
  await Promise.all(Array.from({ length: count }, lane));
  return results;
}

const missing = ensureTestTools();
for (const line of missing) console.log(`Missing: ${line}`);

// All three projects run on it: in lanes each would compile its own.
buildSearchKernel('debug');

const codeResults = await inLanes(3, [
  () => codeTests('postgres'),
  () => codeTests('unit'),
  () => codeTests('embedded'),
  () => check('types, lint and boundaries', 'npm', ['run', '--silent', 'lint']),
  () => check('format', 'npm', ['run', '--silent', 'format:check']),
]);
const results = [...codeResults, await browserTests()];
rmSync(reports, { recursive: true, force: true });

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0) + missing.length;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
