import { splitWords } from '../../../domain/folded-text.ts';
import type { Address } from '../../../domain/routes.ts';
import type { Site } from '../../app/api/site-context.ts';
import type { MissingPageData } from '../../features/search/missing-page-data.ts';

/** A country and a place in it; longer paths are no typed names. */
const segmentsMax = 2;
const lengthMax = 60;
/** Shorter words, such as "see", end too many names. */
const endingMin = 4;
const places: ReadonlySet<string> = new Set(['country', 'region', 'place']);

/**
 * Returns the place that an unknown path names, or null. People type a place behind the site's address
 * (`/ostsee/`, `/Toskana/`, `/italien/toskana/`), or change the language in the address and keep the name in the other one.
 * The page offers the place and stays a 404, because paths are case-sensitive and each page has one.
 */
export async function placeInPath(
  { api }: Pick<Site, 'api'>,
  { segments, language }: Pick<Address, 'segments' | 'language'>,
): Promise<MissingPageData['place'] | null> {
  const words = splitWords(segments.at(-1) ?? '').join(' ');
  if (segments.length > segmentsMax || words === '' || words.length > lengthMax) return null;
  const answer = await api
    .call('suggestLocations', { text: words, languageCode: language })
    .catch(() => null);
  const candidates = (answer?.suggestions ?? [])
    .filter(({ kind }) => places.has(kind))
    .map(({ path, name, alias }) => ({
      place: { name, path },
      names: [name, alias].map((one) => splitWords(one).join(' ')),
    }));
  const named = candidates.find(({ names }) => names.includes(words));
  if (named) return named.place;
  // People leave out what stands before a name, as in Ostseebad Binz. Of several places none is guessed.
  const endings = candidates.filter(({ names }) => names.some((name) => name.endsWith(` ${words}`)));
  return words.length >= endingMin && endings.length === 1 ? endings[0]!.place : null;
}
