import type { Language } from '../domain/language.ts';

/** Returns the separator between a label and its value. French puts a space before a colon. */
export function labelSeparator(language: Language): string {
  return language === 'fr' ? '\u00a0:' : ':';
}

export function labelled(language: Language, label: string, value: string): string {
  return `${label}${labelSeparator(language)} ${value}`;
}
