import { isLanguage, type Language } from '../../../domain/language.ts';
import type { CallFailure } from '../../app/calls/call-failure.ts';

/** The reason why a page cannot be created or moved. */
export interface PageProblem {
  parent: 'missing' | 'itself' | 'deep' | null;
  /** Languages in which the address is already used. */
  taken: readonly Language[];
  /** Any other reason, or null. */
  other: 'locked' | 'scheduled' | 'failed' | null;
  lockedBy: string;
}

interface KnownData {
  reason?: 'missing' | 'itself' | 'deep';
  languages?: readonly string[];
  lockedBy?: string;
}

/** Returns null while nothing has failed. */
export function readProblem(
  failure: CallFailure<'createContentPage'> | CallFailure<'moveContentPage'> | null,
): PageProblem | null {
  if (failure === null) return null;
  const { reason = null, languages = [], lockedBy = '' } = (failure.data ?? {}) as KnownData;
  const none = { parent: null, taken: [], other: null, lockedBy };
  if (failure.type === 'parent-invalid') return { ...none, parent: reason };
  if (failure.type === 'address-taken') return { ...none, taken: languages.filter(isLanguage) };
  if (failure.type === 'content-locked') return { ...none, other: 'locked' };
  return { ...none, other: failure.type === 'content-scheduled' ? 'scheduled' : 'failed' };
}
