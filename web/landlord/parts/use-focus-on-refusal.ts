import { useEffect, useRef, useState, type RefObject } from 'react';

/** Leads whoever has sent a form to its first field that is wrong, found in the browser or by the server. */
export function useFocusOnRefusal(isSending: boolean): {
  form: RefObject<HTMLFormElement | null>;
  onTry: () => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0 && !isSending) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries, isSending]);
  return { form, onTry: () => setTries((now) => now + 1) };
}
