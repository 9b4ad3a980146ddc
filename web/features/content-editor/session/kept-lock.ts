import type { Language } from '../../../../domain/language.ts';

/** A container of a page in one language; it is edited as a whole. */
export interface UnitKey {
  page: string;
  containerKey: string;
  language: Language;
}

/** Stores the token of a tab's lock, so that editing continues after a reload or a visit of another page. */
export interface LockKeeper {
  read(unit: UnitKey): string;
  /** An empty token deletes the entry. */
  write(unit: UnitKey, token: string): void;
}

const storageKey = ({ page, containerKey, language }: UnitKey): string =>
  `editing ${page}/${containerKey}/${language}`;

/** Uses the tab's session storage. If browsers refuse it, a reload loses the token. */
export const tabLocks: LockKeeper = {
  read(unit) {
    try {
      return sessionStorage.getItem(storageKey(unit)) ?? '';
    } catch {
      return '';
    }
  },
  write(unit, token) {
    try {
      if (token === '') sessionStorage.removeItem(storageKey(unit));
      else sessionStorage.setItem(storageKey(unit), token);
    } catch {
      // Without storage the tab asks to take over its own lock after a reload.
    }
  },
};
