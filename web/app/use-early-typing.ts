import { useEffect, useRef, type RefObject } from 'react';

/**
 * Reports, once and by field name, what the visitor or the browser's autofill has put into the fields before hydration. It is not called
 * where nothing was typed.
 */
export function useEarlyTyping(
  form: RefObject<HTMLFormElement | null>,
  onEarly: ((typed: Readonly<Record<string, string>>) => void) | undefined,
): void {
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current || !form.current) return;
    isTold.current = true;
    const typed = [...new FormData(form.current)].filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
    );
    if (typed.length > 0) onEarly?.(Object.fromEntries(typed));
  }, [form, onEarly]);
}
