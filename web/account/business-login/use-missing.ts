import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/**
 * Tells whether one of the required fields of a form is still empty. The fields are the browser's own, and so is what stands in them: typed
 * before the page came alive, or filled in from what the browser keeps. In the server's HTML nothing is missing, since a form without scripts
 * has to be sent.
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
