import { useState } from 'react';
import type { FieldErrors } from './validate-draft.ts';

export interface CheckedErrors {
  /** Corrected errors disappear at once. New ones appear with the next attempt, except for a bonus code that its own field refuses. */
  errors: FieldErrors;
  /** Counts the attempts; the error summary takes the focus with each. */
  attempt: number;
  check(validateNow?: () => FieldErrors): boolean;
  show(errors: FieldErrors): void;
}

/** Returns the errors of the last attempt that still apply, and the error of a bonus code that was checked since. */
export function shownErrors(lastErrors: FieldErrors, currentErrors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries({ ...currentErrors, ...lastErrors }).filter(
      ([field]) => currentErrors[field] && (lastErrors[field] ?? field === 'bonus'),
    ),
  );
}

export function useCheckedErrors(validate: () => FieldErrors): CheckedErrors {
  const [checked, setChecked] = useState<{ errors: FieldErrors; attempt: number }>({
    errors: {},
    attempt: 0,
  });
  const currentErrors = checked.attempt > 0 ? validate() : {};
  const show = (errors: FieldErrors): void => setChecked(({ attempt }) => ({ errors, attempt: attempt + 1 }));
  return {
    errors: shownErrors(checked.errors, currentErrors),
    attempt: checked.attempt,
    check(validateNow = validate) {
      const errors = validateNow();
      show(errors);
      return Object.keys(errors).length === 0;
    },
    show,
  };
}
