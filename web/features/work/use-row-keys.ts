import { useEffect, useRef, type RefObject } from 'react';

/** Returns the index of the row to which a key moves the focus. Undefined for other keys. */
export function rowOfKey(key: string, at: number, rows: number): number | undefined {
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows - 1 }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(rows - 1, to));
}

const pressable = 'a[href], button';
const box = 'input[type=checkbox]';

/**
 * Arrow keys move between the first controls of the rows, and between their checkboxes, as in a list of mails. Home and
 * End go to the first and the last row.
 */
export function useRowKeys(): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    const { current } = body;
    const move = (event: KeyboardEvent): void => {
      // Keys in fields, and shortcuts of the browser, are left alone.
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!isPlain || !(event.target instanceof Element)) return;
      const kind = [pressable, box].find((one) => (event.target as Element).matches(one));
      if (!kind) return;
      const rows = [...current!.rows];
      const at = rows.findIndex((row) => row.contains(event.target as Element));
      const to = rowOfKey(event.key, at, rows.length);
      if (to === undefined) return;
      event.preventDefault();
      rows[to]?.querySelector<HTMLElement>(kind)?.focus();
    };
    current?.addEventListener('keydown', move);
    return () => current?.removeEventListener('keydown', move);
  }, []);
  return body;
}
