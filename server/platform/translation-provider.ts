import type { Language } from '../../domain/language.ts';

/** A machine that translates what guests and landlords have written; without one the site offers no translation of its own. */
export interface TranslationProvider {
  translate(text: string, languages: { from: Language; to: Language }): Promise<string>;
}

/** Stands in where no machine is at hand, such as in tests: it says which languages it was asked for, and the text once more. */
export const demoTranslator: TranslationProvider = {
  translate: (text, { from, to }) => Promise.resolve(`[${from} → ${to}] ${text}`),
};
