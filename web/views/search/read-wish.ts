import { isQuoted } from '../../../domain/quoted-words.ts';
import {
  parseSearchFilter,
  serializeSearchFilter,
  type FilterKey,
  type SearchFilter,
} from '../../../domain/search-filter.ts';
import type { Site } from '../../app/api/site-context.ts';
import type { ReadSentence } from '../../features/search/search-data.ts';
import { addressWith, searchAddress, type FilterChange } from '../../features/search/search-address.ts';
import type { SearchPageInput } from './search-page-input.ts';

/** The sentence of which a search was made. It changes nothing of what is found. */
const wishParam = 'wish';

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
 * Address of the search that a typed sentence means, with the sentence beside it; null where the words are a place, a title or
 * something that was put in quotes. What the sentence says goes before what the fields of the form say.
 */
export async function addressOfSentence(
  site: Site,
  { url, path, language, preset }: SearchPageInput,
  given: SearchFilter,
): Promise<string | null> {
  const { q } = given;
  if (q === undefined || isQuoted(q) || Object.keys(preset).length > 0) return null;
  try {
    const { isSentence, filter } = await site.api.call('understandSentence', {
      text: q,
      languageCode: language,
    });
    if (!isSentence) return null;
    const replaced = [locationKeys, stayKeys].flatMap((keys) =>
      keys.some((key) => key in filter) ? keys : [],
    );
    const query = new URLSearchParams(url.search);
    for (const key of ['q', 'page', ...replaced]) query.delete(key);
    for (const [key, value] of Object.entries(filter)) query.set(key, value);
    for (const [key, value] of [...query]) if (value === '') query.delete(key);
    query.set(wishParam, q);
    return `${path}?${query.toString()}`;
  } catch {
    // The words are searched as they are.
    return null;
  }
}

/** How the sentence of an address was understood, with the chips of the filter as it stands now; null without one. */
export async function readWish(
  site: Site,
  { url, language, path, preset }: SearchPageInput,
  query: SearchFilter,
): Promise<ReadSentence | null> {
  const text = url.searchParams.get(wishParam)?.slice(0, 200) ?? '';
  if (text === '') return null;
  /** The sentence stays beside its filter: what it leaves open is still to be chosen. */
  const addressAfter = (change: FilterChange): string => {
    const address = addressWith({ path, query, preset }, change);
    const wish = new URLSearchParams({ [wishParam]: text }).toString();
    return `${address}${address.includes('?') ? '&' : '?'}${wish}`;
  };
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
          keys.length === 0 ? null : addressAfter(Object.fromEntries(keys.map((key) => [key, undefined]))),
      })),
      rest,
      questions: questions.map(({ kind, words, options }) => ({
        kind,
        words,
        options: options.map(({ filter, label }) => ({
          label,
          address: addressAfter(parseSearchFilter(filter)),
        })),
      })),
      asTyped: searchAddress(path, { q: `"${text}"` }, preset),
    };
  } catch {
    return null;
  }
}
