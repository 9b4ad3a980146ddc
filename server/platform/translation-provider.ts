import type { Language } from '../../domain/language.ts';

/** Machine translation of what guests and landlords have written; without it the site offers none. */
export interface TranslationProvider {
  translate(text: string, languages: { from: Language; to: Language }): Promise<string>;
}

/** A stand-in for tests and the like: it returns the languages asked for, and the text. */
export const demoTranslator: TranslationProvider = {
  translate: (text, { from, to }) => Promise.resolve(`[${from} → ${to}] ${text}`),
};
