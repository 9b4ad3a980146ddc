import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/**
 * Returns true while a required field is empty. It reads the DOM, because the visitor or autofill may have filled in
 * fields before hydration. It is false in the server's HTML, since the form has to be submittable without JavaScript.
 */
export function useMissing(form: RefObject<HTMLFormElement | null>): boolean {
  const subscribe = useCallback(
    (look: () => void) => {
      const { current } = form;
      current?.addEventListener('input', look);
      return () => current?.removeEventListener('input', look);
    },
    [form],
  );
  const isMissing = (): boolean =>
    [...(form.current?.querySelectorAll<HTMLInputElement>('input[required]') ?? [])].some(
      ({ value }) => value.trim() === '',
    );
  return useSyncExternalStore(subscribe, isMissing, () => false);
}
