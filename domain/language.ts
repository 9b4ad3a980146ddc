/** The languages of the site. German is the default and has no path prefix. */
export const languages = ['de', 'en', 'fr', 'it'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'de';

export type Localized = Readonly<Record<Language, string>>;

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** BCP 47 locale for numbers, dates and money. */
export const locales: Localized = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR', it: 'it-IT' };

/** Returns the text in a language; otherwise the German one, otherwise any. */
export function pickText(texts: Partial<Localized> | null | undefined, language: Language): string {
  if (!texts) return '';
  const order = [language, defaultLanguage, ...languages];
  return order.map((one) => texts[one]).find((text) => typeof text === 'string' && text !== '') ?? '';
}
