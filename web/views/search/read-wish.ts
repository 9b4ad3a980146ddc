import { isQuoted } from '../../../domain/quoted-words.ts';
import {
  parseSearchFilter,
  serializeSearchFilter,
  type FilterKey,
  type SearchFilter,
} from '../../../domain/search-filter.ts';
import type { Site } from '../../app/api/site-context.ts';
import type { ReadSentence } from '../../features/search/search-data.ts';
import {
  changeSearchAddress,
  searchAddress,
  type FilterChange,
} from '../../features/search/search-address.ts';
import type { SearchPageInput } from './search-page-input.ts';

const locationKeys: readonly FilterKey[] = [
  'country',
  'region',
  'place',
  'latitude',
  'longitude',
  'distance',
];
const stayKeys: readonly FilterKey[] = ['startDate', 'endDate', 'duration', 'tolerance'];

/**
 * Returns the address of the search that a typed sentence means, including the sentence. Null if the words are a place, a title or
 * something in quotes. The sentence takes precedence over the fields of the form.
 */
export async function searchAddressFor(
  site: Site,
  { url, path, language, preset }: SearchPageInput,
  filter: SearchFilter,
): Promise<string | null> {
  const { q } = filter;
  if (q === undefined || isQuoted(q) || Object.keys(preset).length > 0) return null;
  try {
    const { isSentence, filter } = await site.api.call('understandSentence', {
      text: q,
      languageCode: language,
    });
    if (!isSentence) return null;
    const replacedKeys = [locationKeys, stayKeys].flatMap((keys) =>
      keys.some((key) => key in filter) ? keys : [],
    );
    const query = new URLSearchParams(url.search);
    for (const key of ['q', 'page', ...replacedKeys]) query.delete(key);
    for (const [key, value] of Object.entries(filter)) query.set(key, value);
    for (const [key, value] of [...query]) if (value === '') query.delete(key);
    query.set('wish', q);
    return `${path}?${query.toString()}`;
  } catch {
    // The words are searched as they are.
    return null;
  }
}

/**
 * Reads the sentence that a visitor typed from the page's address and asks what it means. The answer has a removable
 * chip for each filter in force; null if the address has no sentence.
 */
export async function readWish(
  site: Site,
  { language, path, preset }: SearchPageInput,
  query: SearchFilter,
): Promise<ReadSentence | null> {
  const { wish: text } = query;
  if (text === undefined) return null;
  const addressWith = (change: FilterChange): string => changeSearchAddress({ path, query, preset }, change);
  try {
    const { chips, rest, questions } = await site.api.call('understandSentence', {
      text,
      languageCode: language,
      query: serializeSearchFilter(query),
    });
    return {
      text,
      chips: chips.map(({ keys, label }) => ({
        label,
        without:
          keys.length === 0 ? null : addressWith(Object.fromEntries(keys.map((key) => [key, undefined]))),
      })),
      rest,
      questions: questions.map(({ kind, words, options }) => ({
        kind,
        words,
        options: options.map(({ filter, label }) => ({
          label,
          address: addressWith(parseSearchFilter(filter)),
        })),
      })),
      asTyped: searchAddress(path, { q: `"${text}"` }, preset),
    };
  } catch {
    return null;
  }
}
