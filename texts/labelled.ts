import type { Language } from '../domain/language.ts';

/** What separates a name from what it names: French sets a space before a colon. */
export function colonOf(language: Language): string {
  return language === 'fr' ? '\u00a0:' : ':';
}

/** One line of a name and what it names. */
export function labelled(language: Language, label: string, value: string): string {
  return `${label}${colonOf(language)} ${value}`;
}
