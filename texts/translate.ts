import type { BrandColours } from '../domain/brand-colours.ts';
import { localeOf, type Language } from '../domain/language.ts';
import { writeNumber } from './numbers.ts';

/** Messages of one language: namespace -> nested keys -> text. */
export type Messages = { readonly [key: string]: string | Messages };

export type TextParams = Readonly<Record<string, string | number>>;

/**
 * `t('search.hits', {count: 3})`: the first part of a key is the namespace. The files are in the JSON form
 * of i18next: `{{name}}` is replaced, and with `count` the suffixes `_zero`, `_one`, `_other` choose the form.
 */
export interface Translate {
  (key: string, params?: TextParams): string;
  /** What the site is called: `{{site}}` in a text stands for it. */
  readonly site: string;
  /** Who runs it, in one line; empty in browsers, which show nothing of it. */
  readonly imprint: string;
  /** The colours of whoever runs it, for mails; absent in browsers, whose pages have them as styles. */
  readonly colours?: BrandColours | null;
  /** Whether the key exists, for texts that not every value has. */
  has(key: string): boolean;
}

export function createTranslate(messages: Messages, language: Language, site = '', imprint = ''): Translate {
  // Made once, on first use: making one costs a hundred times what using it does.
  let plural: Intl.PluralRules | undefined;
  const formOf = remembered((count: number) =>
    (plural ??= new Intl.PluralRules(localeOf[language])).select(count),
  );
  const written = remembered((value: number) => writeNumber(language, value));
  /** Texts around the names of their gaps. */
  const piecesOf = remembered((text: string) => text.split(/\{\{\s*(\w+)\s*\}\}/));

  const lookUp = (key: string): string | null => {
    let at: string | Messages | undefined = messages;
    for (const part of key.split('.')) {
      at = typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined;
    }
    return typeof at === 'string' ? at : null;
  };

  // A page asks for the same few hundred keys some thousand times.
  const found = new Map<string, string | null>();
  const find = (key: string): string | null => {
    const known = found.get(key);
    if (known !== undefined) return known;
    const text = lookUp(key);
    // Keys that do not exist are few in pages, and endless elsewhere.
    if (text !== null) found.set(key, text);
    return text;
  };

  const findForCount = (key: string, count: unknown): string | null => {
    if (typeof count !== 'number') return find(key);
    const exact = count === 0 ? find(`${key}_zero`) : null;
    return exact ?? find(`${key}_${formOf(count)}`) ?? find(`${key}_other`) ?? find(key);
  };

  const translate = (key: string, params: TextParams = {}): string => {
    const text = findForCount(key, params['count']);
    // A missing key is an error of the house: the test of the message files finds it before a guest does.
    if (text === null) return key;
    if (!text.includes('{{')) return text;
    return piecesOf(text)
      .map((piece, index) => {
        if (index % 2 === 0) return piece;
        const value = params[piece] ?? (piece === 'site' ? site : `{{${piece}}}`);
        return typeof value === 'number' ? written(value) : value;
      })
      .join('');
  };
  return Object.assign(translate, {
    site,
    imprint,
    has: (key: string) => findForCount(key, undefined) !== null,
  });
}

/** A page has few numbers many times; what is endless is forgotten. */
const rememberedMax = 5_000;

/** The same answer to the same question, without working it out again. */
function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (known.size > rememberedMax) known.clear();
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key)!;
  };
}
