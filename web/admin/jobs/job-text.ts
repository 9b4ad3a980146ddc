import type { Translate } from '../../../texts/translate.ts';

/** Returns what a job belongs to, in words: the part of its name before the dot. */
export const jobText = (t: Translate, job: string): string =>
  t(`admin.jobs.of.${job.split('.', 1)[0] ?? ''}`);

/** Returns what a job does, in words. A job without words of its own is named as the server names it. */
export function jobName(t: Translate, job: string): string {
  const key = `admin.jobs.name.${job.replace('.', '-')}`;
  return t.has(key) ? t(key) : job;
}
