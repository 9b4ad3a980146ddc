import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether one of the required fields of a form is still empty. The fields are the browser's own, and so is what stands in them: typed before
 * the page came alive, or filled in from what the browser keeps. In the server's HTML nothing is missing, since a form without scripts has to
 * be sent.
 */
export function useMissing(form: RefObject<HTMLFormElement | null>): { isMissing: boolean; look(): void } {
  const [isMissing, setMissing] = useState(false);
  const look = (): void => {
    const fields = form.current?.querySelectorAll<HTMLInputElement>('input[required]') ?? [];
    setMissing([...fields].some(({ value }) => value.trim() === ''));
  };
  useEffect(look, [form]);
  return { isMissing, look };
}
