import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { isEmail } from '../../../domain/reachable.ts';

interface MailForm {
  element: RefObject<HTMLFormElement | null>;
  trap: RefObject<HTMLInputElement | null>;
  isWrong: boolean;
  onSubmit: (event: FormEvent) => void;
}

/** Checks the mail address of a form before `send`, which gets the content of the trap field; a wrong one gets the focus. */
export function useMailForm(
  email: string,
  failure: { type: string } | null,
  send: (website: string) => void,
): MailForm {
  const element = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  return {
    element,
    trap,
    isWrong: (isSubmitted && !isEmail(email.trim())) || failure?.type === 'invalid-email',
    onSubmit(event) {
      event.preventDefault();
      setSubmitted(true);
      if (isEmail(email.trim())) send(trap.current?.value ?? '');
      else element.current?.querySelector<HTMLElement>('[name=email]')?.focus();
    },
  };
}
