import type { Translate } from '../../../texts/translate.ts';
import { createTabStore } from '../stores/tab-store.ts';

/** True if this tab shows the key of each text instead of the text: the editors' language `db`. */
export const textKeysShown = createTabStore('textKeys', false, (stored) => stored === true);

/** Brackets around a key, which mark it in a page. */
export const [keyBegin, keyEnd] = ['⟨', '⟩'] as const;

const originals = new WeakMap<Translate, Translate>();

export function toKeys(t: Translate): Translate {
  const keys = Object.assign((key: string) => keyBegin + key + keyEnd, {
    site: t.site,
    imprint: t.imprint,
    has: t.has,
  });
  originals.set(keys, t);
  return keys;
}

/** Returns the texts themselves even in the mode that shows keys, for the link that leaves it. */
export const withoutKeys = (t: Translate): Translate => originals.get(t) ?? t;
