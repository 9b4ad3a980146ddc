import type { SubmissionState } from '../../../../domain/rating.ts';

/** What is published or was let go is not written anew; what was refused may be, and is looked at again. */
export function isEditable(state: SubmissionState | null): boolean {
  return state === null || state === 'held' || state === 'refused' || state === 'withdrawn';
}

export function isWithdrawable(state: SubmissionState): boolean {
  return state === 'held' || state === 'published' || state === 'refused';
}
