import { useMemo, useSyncExternalStore } from 'react';

const changeEvent = 'checklist-ticked';
/** Fallback for browsers without storage, until the page is left. */
const memoryStorage = new Map<string, string>();

function read(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return memoryStorage.get(name) ?? '';
  }
}

function write(name: string, ticks: ReadonlySet<string>): void {
  const text = JSON.stringify([...ticks]);
  try {
    if (ticks.size === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    memoryStorage.set(name, text);
  }
  dispatchEvent(new Event(changeEvent));
}

/** Listens to changes in this tab and in other tabs. */
function subscribe(onChange: () => void): () => void {
  addEventListener(changeEvent, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(changeEvent, onChange);
    removeEventListener('storage', onChange);
  };
}

function parse(text: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(text);
    return new Set(Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Stores ticks in this browser by the text of each item, so that a new item does not shift them. */
export function useTicks(
  name: string,
): [ticks: ReadonlySet<string>, change: (update: (ticks: Set<string>) => void) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => '',
  );
  const ticks = useMemo(() => parse(text), [text]);
  const change = (update: (ticks: Set<string>) => void): void => {
    const newTicks = new Set(ticks);
    update(newTicks);
    write(name, newTicks);
  };
  return [ticks, change];
}
