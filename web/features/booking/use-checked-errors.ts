import { useState } from 'react';
import type { FieldErrors } from './validate-draft.ts';

/** What a form says of its fields once somebody has tried to send it. */
export interface CheckedErrors {
  /** An error goes as soon as it is corrected; new ones wait for the next attempt, but for a code that its field calls wrong by itself. */
  errors: FieldErrors;
  /** Counts the attempts: the summary takes the focus with each. */
  attempt: number;
  /** Checks what is typed, by the rules that were given or by others that have been loaded since; true where nothing is wrong. */
  check(validateNow?: () => FieldErrors): boolean;
  /** Shows what the server found. */
  show(errors: FieldErrors): void;
}

/** Keeps of the errors that were found those that are left, and adds a bonus code that was looked up since, as the fields stand. */
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
