import { isQuoted } from '../../../domain/quoted-words.ts';
import { serializeSearchFilter, type FilterKey, type SearchFilter } from '../../../domain/search-filter.ts';
import type { Site } from '../../app/api/site-context.ts';
import type { AboveList } from '../../features/search/search-data.ts';
import { wishParam } from '../../features/search/search-address.ts';
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
  { url, language }: SearchPageInput,
  query: SearchFilter,
): Promise<NonNullable<AboveList>['sentence']> {
  const text = url.searchParams.get(wishParam)?.slice(0, 200) ?? '';
  if (text === '') return null;
  try {
    const answer = await site.api.call('understandSentence', {
      text,
      languageCode: language,
      query: serializeSearchFilter(query),
    });
    return { ...answer, text };
  } catch {
    return null;
  }
}
