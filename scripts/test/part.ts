import type { TimedFile } from './slowest-files.ts';

export interface PartResult {
  title: string;
  passed: number;
  failed: number;
  /** Wall-clock time. */
  seconds: number;
  /** Processor time of the part's processes and of all descendants that they waited for. */
  processorSeconds: number;
  /** Tests that passed only at their second attempt, each with its first failure. */
  retries: readonly string[];
  files: readonly TimedFile[];
}

export type Outcome = Pick<PartResult, 'passed' | 'failed' | 'processorSeconds'> &
  Partial<Pick<PartResult, 'retries' | 'files'>>;
