import type { SubmissionState } from '../../../../domain/rating.ts';

/** Published and withdrawn ratings cannot be edited; refused ones can, and are reviewed again. */
export function isEditable(state: SubmissionState | null): boolean {
  return state === null || state === 'held' || state === 'refused' || state === 'withdrawn';
}

export function isWithdrawable(state: SubmissionState): boolean {
  return state === 'held' || state === 'published' || state === 'refused';
}
