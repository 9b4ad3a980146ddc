/** Lists where the time of the tests goes, from the reports of their runners. */

export interface TimedFile {
  file: string;
  seconds: number;
}

/** The part of vitest's JSON report with the time of each file. */
export interface VitestTimes {
  testResults: readonly { name: string; startTime: number; endTime: number }[];
}

export function filesOfVitest({ testResults }: VitestTimes): TimedFile[] {
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

/** The part of Playwright's JSON report with the time of each test; files are the outer suites. */
export interface BrowserTimes {
  suites: readonly BrowserSuite[];
}

const millisecondsOf = ({ specs, suites = [] }: BrowserSuite): number =>
  specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration, 0) +
  suites.reduce((sum, suite) => sum + millisecondsOf(suite), 0);

/** Tests of a file may run in parallel: the sum is their cost, not the time that somebody waited. */
export function filesOfBrowser({ suites }: BrowserTimes): TimedFile[] {
  return suites.map((suite) => ({ file: suite.file, seconds: millisecondsOf(suite) / 1000 }));
}

/** One line for each file, the slowest first; paths are relative to `root`. */
export function slowestFiles(files: readonly TimedFile[], root: string, most = 8): string[] {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ file, seconds }) => {
      const name = file.startsWith(root) ? file.slice(root.length).replace(/^\//, '') : file;
      return `  ${seconds.toFixed(1).padStart(6)} s  ${name}`;
    });
}
