import { useState } from 'react';
import type { FieldErrors } from './validate-draft.ts';

export interface CheckedErrors {
  /** Corrected errors disappear at once; new ones wait for the next attempt, except for a code that its own field refuses. */
  errors: FieldErrors;
  /** Counts the attempts: the error summary takes the focus with each. */
  attempt: number;
  check(validateNow?: () => FieldErrors): boolean;
  show(errors: FieldErrors): void;
}

/** Keeps the errors of the last attempt that still hold, and adds an error of a bonus code that was checked since. */
export function shownErrors(found: FieldErrors, now: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries({ ...now, ...found }).filter(
      ([field]) => now[field] && (found[field] ?? field === 'bonus'),
    ),
  );
}

export function useCheckedErrors(validate: () => FieldErrors): CheckedErrors {
  const [checked, setChecked] = useState<{ errors: FieldErrors; attempt: number }>({
    errors: {},
    attempt: 0,
  });
  const now = checked.attempt > 0 ? validate() : {};
  const show = (errors: FieldErrors): void => setChecked(({ attempt }) => ({ errors, attempt: attempt + 1 }));
  return {
    errors: shownErrors(checked.errors, now),
    attempt: checked.attempt,
    check(validateNow = validate) {
      const found = validateNow();
      show(found);
      return Object.keys(found).length === 0;
    },
    show,
  };
}
