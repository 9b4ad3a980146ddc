import type { BrandColours } from '../domain/brand-colours.ts';
import { locales, type Language } from '../domain/language.ts';
import { writeNumber } from './numbers.ts';

/** Messages of one language: namespace -> nested keys -> text. */
export type Messages = { readonly [key: string]: string | Messages };

export type TextParams = Readonly<Record<string, string | number>>;

/**
 * `t('search.hits', {count: 3})`: the first part of a key is the namespace. Files are in the JSON format of i18next:
 * `{{name}}` is replaced, and with `count` the suffixes `_zero`, `_one`, `_other` select the plural form.
 */
export interface Translate {
  (key: string, params?: TextParams): string;
  /** The name of the site, which replaces `{{site}}` in texts. */
  readonly site: string;
  /** The operator in one line. Empty in browsers, which do not show it. */
  readonly imprint: string;
  /** The operator's colours for mails. Absent in browsers, where pages have them as styles. */
  readonly colours?: BrandColours | null;
  /** Returns true if the key exists, for texts that only some values have. */
  has(key: string): boolean;
}

export function createTranslate(messages: Messages, language: Language, site = '', imprint = ''): Translate {
  // Created on first use, because creating it costs a hundred times as much as using it.
  let plural: Intl.PluralRules | undefined;
  const selectForm = memoize((count: number) =>
    (plural ??= new Intl.PluralRules(locales[language])).select(count),
  );
  const formatNumber = memoize((value: number) => writeNumber(language, value));
  /** Texts split at their parameters. */
  const splitText = memoize((text: string) => text.split(/\{\{\s*(\w+)\s*\}\}/));

  const lookUp = (key: string): string | null => {
    let at: string | Messages | undefined = messages;
    for (const part of key.split('.')) {
      at = typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined;
    }
    return typeof at === 'string' ? at : null;
  };

  // Cached, because a page looks up the same few hundred keys some thousand times.
  const cachedTexts = new Map<string, string | null>();
  const find = (key: string): string | null => {
    const cachedText = cachedTexts.get(key);
    if (cachedText !== undefined) return cachedText;
    const text = lookUp(key);
    // Missing keys are not cached, because callers may make up any number of them.
    if (text !== null) cachedTexts.set(key, text);
    return text;
  };

  const findForCount = (key: string, count: unknown): string | null => {
    if (typeof count !== 'number') return find(key);
    const exact = count === 0 ? find(`${key}_zero`) : null;
    return exact ?? find(`${key}_${selectForm(count)}`) ?? find(`${key}_other`) ?? find(key);
  };

  const translate = (key: string, params: TextParams = {}): string => {
    const text = findForCount(key, params['count']);
    // A missing key is a bug, which a test of the message files finds.
    if (text === null) return key;
    if (!text.includes('{{')) return text;
    const filled = splitText(text)
      .map((piece, index) => {
        if (index % 2 === 0) return piece;
        const value = params[piece] ?? (piece === 'site' ? site : `{{${piece}}}`);
        return typeof value === 'number' ? formatNumber(value) : value;
      })
      .join('');
    return language === 'it' ? elideBeforeNumbers(filled) : filled;
  };
  return Object.assign(translate, {
    site,
    imprint,
    has: (key: string) => findForCount(key, undefined) !== null,
  });
}

/**
 * Italian elides the article before a number whose word begins with a vowel: “l’8%”, “dall’11/03/2027”. A date on the
 * first of a month is read as “primo” and keeps its article.
 */
function elideBeforeNumbers(text: string): string {
  return text.replace(
    /\b([Ii]|[Aa]|[Dd]a|[Dd]e|[Nn]e|[Ss]u)l (?=0?8[/ ]|8[\d.]*(?![\d/:])|11(?![\d:])|1%)/gu,
    (_, start: string) => `${start === 'I' ? 'L' : start === 'i' ? 'l' : `${start}ll`}’`,
  );
}

/** Limits the cache, because numbers are unlimited. */
const rememberedMax = 5_000;

/** Memoizes a function of one argument. */
function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const cachedValues = new Map<Key, Value>();
  return (key) => {
    if (cachedValues.size > rememberedMax) cachedValues.clear();
    if (!cachedValues.has(key)) cachedValues.set(key, make(key));
    return cachedValues.get(key)!;
  };
}
