/** Lists the slowest test files, from the reports of the test runners. */

export interface TimedFile {
  file: string;
  seconds: number;
}

/** The part of vitest's JSON report with the time of each file. */
export interface VitestTimes {
  testResults: readonly { name: string; startTime: number; endTime: number }[];
}

export function timesFromVitest({ testResults }: VitestTimes): TimedFile[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: name,
    seconds: (endTime - startTime) / 1000,
  }));
}

interface BrowserSuite {
  file: string;
  specs: readonly { tests: readonly { results: readonly { duration: number }[] }[] }[];
  suites?: readonly BrowserSuite[];
}

/** The part of Playwright's JSON report with the time of each test. Files are the outer suites. */
export interface BrowserTimes {
  suites: readonly BrowserSuite[];
}

const sumMilliseconds = ({ specs, suites = [] }: BrowserSuite): number =>
  specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration, 0) +
  suites.reduce((sum, suite) => sum + sumMilliseconds(suite), 0);

/** Tests of a file may run in parallel. The sum is their cost, not the elapsed time. */
export function timesFromBrowser({ suites }: BrowserTimes): TimedFile[] {
  return suites.map((suite) => ({ file: suite.file, seconds: sumMilliseconds(suite) / 1000 }));
}

/** Formats one line for each file, the slowest first. Paths are relative to `root`. */
export function formatSlowestFiles(files: readonly TimedFile[], root: string, most = 8): string[] {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ file, seconds }) => {
      const name = file.startsWith(root) ? file.slice(root.length).replace(/^\//, '') : file;
      return `  ${seconds.toFixed(1).padStart(6)} s  ${name}`;
    });
}
