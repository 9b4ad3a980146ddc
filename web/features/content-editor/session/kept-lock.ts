import type { Language } from '../../../../domain/language.ts';

/** A container of a page in one language, which is edited as one. */
export interface UnitKey {
  page: string;
  containerKey: string;
  language: Language;
}

/** Where a tab keeps the token of its lock, so that it goes on after a reload or a look at another page. */
export interface LockKeeper {
  read(unit: UnitKey): string;
  /** An empty token forgets. */
  write(unit: UnitKey, token: string): void;
}

const nameOf = ({ page, containerKey, language }: UnitKey): string =>
  `editing ${page}/${containerKey}/${language}`;

/** The tab's own storage; browsers that refuse it ask about the other window as before. */
export const tabLocks: LockKeeper = {
  read(unit) {
    try {
      return sessionStorage.getItem(nameOf(unit)) ?? '';
    } catch {
      return '';
    }
  },
  write(unit, token) {
    try {
      if (token === '') sessionStorage.removeItem(nameOf(unit));
      else sessionStorage.setItem(nameOf(unit), token);
    } catch {
      // Then the tab asks after a reload.
    }
  },
};
