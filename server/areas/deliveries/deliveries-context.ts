import type { ReportDeps } from './take-report.ts';
import type { SampleDeps } from './sample-routes.ts';
import type { QuietMode } from '../../platform/quiet-mode.ts';

export interface DeliveriesDeps extends ReportDeps, SampleDeps {
  clock: ReportDeps['clock'];
  quiet: Pick<QuietMode, 'reason'>;
  /** Names of all jobs, and of those that send mails. */
  jobNames: () => readonly string[];
  mailJobs: () => readonly string[];
}
