import { useEffect, useRef, type RefObject } from 'react';

/**
 * Passes on what a visitor typed or the browser filled in before hydration, by field name. `onEarly` is called at most
 * once, and not at all if every field is empty.
 */
export function useEarlyTyping(
  form: RefObject<HTMLFormElement | null>,
  onEarly: ((input: Readonly<Record<string, string>>) => void) | undefined,
): void {
  const isReported = useRef(false);
  useEffect(() => {
    if (isReported.current || !form.current) return;
    isReported.current = true;
    const entries = [...new FormData(form.current)].filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
    );
    if (entries.length > 0) onEarly?.(Object.fromEntries(entries));
  }, [form, onEarly]);
}
