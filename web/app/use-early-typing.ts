import { useEffect, useRef, type RefObject } from 'react';

/**
 * Reports input from before hydration once, by field name, whether typed or filled in by the browser. It is not called
 * if there is none.
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
