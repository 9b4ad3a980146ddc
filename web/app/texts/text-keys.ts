import type { Translate } from '../../../texts/translate.ts';
import { createTabStore } from '../stores/tab-store.ts';

/** Whether the pages of this tab show the key of each text instead of the text: the language `db` of editors. */
export const textKeysShown = createTabStore('textKeys', false, (stored) => stored === true);

/** Stand around a key, so that it can be found in a page. */
export const [keyBegin, keyEnd] = ['⟨', '⟩'] as const;

const originals = new WeakMap<Translate, Translate>();

/** Says of each text its key. */
export function keysOf(t: Translate): Translate {
  const keys = Object.assign((key: string) => keyBegin + key + keyEnd, {
    site: t.site,
    imprint: t.imprint,
    has: t.has,
  });
  originals.set(keys, t);
  return keys;
}

/** Says the texts themselves, also where their keys are shown: for what leads out of that. */
export const textsThemselves = (t: Translate): Translate => originals.get(t) ?? t;
