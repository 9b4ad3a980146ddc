import { useMemo, useSyncExternalStore } from 'react';

const changed = 'checklist-ticked';
/** Fallback for browsers without storage, until the page is left. */
const unkept = new Map<string, string>();

function read(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return unkept.get(name) ?? '';
  }
}

function write(name: string, ticks: ReadonlySet<string>): void {
  const text = JSON.stringify([...ticks]);
  try {
    if (ticks.size === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    unkept.set(name, text);
  }
  dispatchEvent(new Event(changed));
}

/** Other tabs of this browser share the list. */
function subscribe(onChange: () => void): () => void {
  addEventListener(changed, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(changed, onChange);
    removeEventListener('storage', onChange);
  };
}

function parse(text: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(text);
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Ticks are stored in this browser under the text of each item, so that a new item moves none of them. */
export function useTicks(
  name: string,
): [ticks: ReadonlySet<string>, change: (by: (ticks: Set<string>) => void) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => '',
  );
  const ticks = useMemo(() => parse(text), [text]);
  const change = (by: (ticks: Set<string>) => void): void => {
    const next = new Set(ticks);
    by(next);
    write(name, next);
  };
  return [ticks, change];
}
