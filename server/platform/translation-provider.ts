import type { Language } from '../../domain/language.ts';

/** Translates texts of guests and landlords; without a provider the site offers no translation. */
export interface TranslationProvider {
  translate(text: string, languages: { from: Language; to: Language }): Promise<string>;
}

/** A stand-in for tests and the demo: it returns the requested languages and the text. */
export const demoTranslator: TranslationProvider = {
  translate: (text, { from, to }) => Promise.resolve(`[${from} → ${to}] ${text}`),
};
