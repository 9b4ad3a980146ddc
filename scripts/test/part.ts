import type { TimedFile } from './slowest-files.ts';

/** One part of a run: a static check, a project of vitest, the browser. */
export interface PartResult {
  title: string;
  passed: number;
  failed: number;
  /** Wall-clock time. */
  seconds: number;
  /** Time of all processors, of the part's processes and of all that they started and waited for. */
  processorSeconds: number;
  /** Tests that failed first and passed at their second try, each with its first failure. */
  retries: readonly string[];
  files: readonly TimedFile[];
}

/** A part's outcome before it is timed. */
export type Outcome = Pick<PartResult, 'passed' | 'failed' | 'processorSeconds'> &
  Partial<Pick<PartResult, 'retries' | 'files'>>;
