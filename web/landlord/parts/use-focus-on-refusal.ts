import { useEffect, useRef, useState, type RefObject } from 'react';

/** Focuses the first invalid field after a submission, whether the browser or the server found the error. */
export function useFocusOnRefusal(isSending: boolean): {
  form: RefObject<HTMLFormElement | null>;
  onTry: () => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0 && !isSending) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries, isSending]);
  return { form, onTry: () => setTries((count) => count + 1) };
}
