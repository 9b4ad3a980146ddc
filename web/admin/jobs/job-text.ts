import type { Translate } from '../../../texts/translate.ts';

/** Returns what a job belongs to, in words: the part of its name before the dot. */
export const jobText = (t: Translate, job: string): string =>
  t(`admin.jobs.of.${job.split('.', 1)[0] ?? ''}`);
