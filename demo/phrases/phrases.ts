import { languages, type Language } from '../../domain/language.ts';

/** One phrase in German, English, French and Italian; {name} is a placeholder. */
export type Phrase = readonly [de: string, en: string, fr: string, it: string];

export const pickLanguage = (phrase: Phrase, language: Language): string =>
  phrase[languages.indexOf(language)]!;

export type Values = Readonly<Record<string, string | number>>;

/** Alternatives by the gender of the home's noun stand in brackets: "[der|die|das]", "[le|la]". */
const byGender = /\[([^|\]]*)\|([^|\]]*)(?:\|([^|\]]*))?\]/g;

export function fill(text: string, values: Values): string {
  const agreed = text.replace(byGender, (_, m: string, f: string, n: string | undefined) =>
    values['gender'] === 'f' ? f : values['gender'] === 'n' ? (n ?? m) : m,
  );
  return agreed.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${text}".`);
    return String(value);
  });
}

/** Joins words as in "a, b und c". */
export function joinList(items: readonly string[], language: Language): string {
  const and = { de: ' und ', en: ' and ', fr: ' et ', it: ' e ' }[language];
  return items.length < 2 ? (items[0] ?? '') : items.slice(0, -1).join(', ') + and + items.at(-1)!;
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
